"""Swift source as tokens and brackets: as much of the language as it takes to find the expression round a changed word."""

import re

TOKEN = re.compile(
    r'''
      (?P<space>[ \t]+|//[^\n]*|/\*.*?\*/)
    | (?P<newline>\n)
    | (?P<string>"""(?:.*?)"""|"(?:\\.|[^"\\\n])*")
    | (?P<number>\d(?:[0-9A-Za-z_]|\.\d|(?<=[pPeE])[-+]\d)*)
    | (?P<word>[`$]?[A-Za-z_0-9]+`?)
    | (?P<open>[(\[{])
    | (?P<close>[)\]}])
    | (?P<mark>[,;:@\#\\])
    | (?P<operator>\.\.\.|\.\.<|\.|[-+*/=<>!&|^~?%]+)
    | (?P<other>.)
    ''',
    re.VERBOSE | re.DOTALL,
)


class Token:
    """A token, its place in the text, and what stands round it."""

    def __init__(self, kind, text, start, is_first, has_space):
        self.kind, self.text, self.start, self.end = kind, text, start, start + len(text)
        self.is_first_on_line, self.has_space_before = is_first, has_space

    def __repr__(self):
        return self.text


class SwiftText:
    """A text's tokens, each with the bracket that it stands in (`parents`) and the bracket that it belongs to (`partners`)."""

    def __init__(self, text):
        self.text = text
        self.tokens = []
        is_first, has_space = True, True
        for match in TOKEN.finditer(text):
            if match.lastgroup == "newline":
                is_first = True
            elif match.lastgroup != "space":
                self.tokens.append(Token(match.lastgroup, match.group(), match.start(), is_first, has_space))
                is_first = has_space = False
                continue
            has_space = True
        self.parents, self.partners = [], {}
        open_ones = []
        for index, token in enumerate(self.tokens):
            if token.kind == "close" and open_ones:
                self.partners[index] = open_ones[-1]
                self.partners[open_ones.pop()] = index
            self.parents.append(open_ones[-1] if open_ones else None)
            if token.kind == "open":
                open_ones.append(index)

    def word(self, index):
        return self.tokens[index].text if 0 <= index < len(self.tokens) else ""

    def begins_statement(self, index):
        """Whether a new statement begins with the token, of those in one pair of braces."""
        token, before = self.tokens[index], self.word(index - 1)
        if before in ("{", ";") or self.word(index) in (";", "}"):
            return True
        if not token.is_first_on_line or before == ",":
            return False
        if token.text in ("else", "where", ":") or token.text == "." and before != ":":
            return False
        is_spaced = index + 1 < len(self.tokens) and self.tokens[index + 1].has_space_before
        if token.kind == "operator" and is_spaced and token.text != ".":
            return False
        previous = self.tokens[index - 1]
        return not (previous.kind == "operator" and previous.has_space_before)

    def level(self, first, last):
        """The tokens from `first` up to `last` that stand in no bracket of their own: (index, text), brackets themselves included."""
        index = first
        while index < last:
            yield index, self.tokens[index].text
            if self.tokens[index].kind == "open" and index in self.partners:
                index = self.partners[index]
                if index < last:
                    yield index, self.tokens[index].text
            index += 1

    def piece(self, first, last):
        """The text from the token `first` up to, not including, the token `last`."""
        return self.text[self.tokens[first].start : self.tokens[last - 1].end] if first < last else ""
