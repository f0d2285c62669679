#pragma once
#include <gtk/gtk.h>

// GTK's own questions take a variable number of arguments, which Swift cannot pass.

/// NULL if GTK has been told this position and size of set, and otherwise what it has been told.
static inline char *tabstrip_check_position(GtkWidget *widget, int position, int count) {
  char *told = gtk_test_accessible_check_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_POS_IN_SET, position, -1);
  if (told != NULL) return told;
  return gtk_test_accessible_check_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_SET_SIZE, count, -1);
}

/// NULL if GTK has been told whether several parts of the widget can be chosen, and otherwise what it has been told.
static inline char *tabstrip_check_several(GtkWidget *widget, gboolean several) {
  return gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE, several, -1);
}
