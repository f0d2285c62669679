#pragma once

// GTK's own questions take a variable number of arguments, which Swift cannot pass. They are declared here under names of
// their own and without GTK's types, so that Swift goes on finding those in one module.

extern char *tabstrip_ask_relation(void *widget, unsigned relation, ...) __asm__("gtk_test_accessible_check_relation");
extern char *tabstrip_ask_property(void *widget, unsigned property, ...) __asm__("gtk_test_accessible_check_property");

/// NULL if GTK has been told this number as a relation of the widget, and otherwise what it has been told.
static inline char *tabstrip_check_relation(void *widget, unsigned relation, int number) {
  return tabstrip_ask_relation(widget, relation, number, -1);
}

/// NULL if GTK has been told this truth value as a property of the widget, and otherwise what it has been told.
static inline char *tabstrip_check_truth(void *widget, unsigned property, int truth) {
  return tabstrip_ask_property(widget, property, truth, -1);
}

/// NULL if GTK has been told this text as a property of the widget, and otherwise what it has been told.
static inline char *tabstrip_check_text(void *widget, unsigned property, const char *text) {
  return tabstrip_ask_property(widget, property, text, -1);
}
