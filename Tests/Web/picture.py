"""A picture that the browser has drawn, as numbers."""

import struct
import zlib


class Picture:
    """Of a PNG with 8 bits a channel, as the browser writes them; rows of red, green, blue."""

    def __init__(self, png):
        self.png = png
        at, data = 8, b""
        while at < len(png):
            (length,), kind = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
            body = png[at + 8 : at + 8 + length]
            if kind == b"IHDR":
                self.width, self.height, depth, color, _, _, interlaced = struct.unpack(">IIBBBBB", body)
                if depth != 8 or color not in (2, 6) or interlaced:
                    raise ValueError("not a picture of the browser's")
                self._size = 3 if color == 2 else 4
            elif kind == b"IDAT":
                data += body
            at += length + 12
        self._rows = self._unfilter(zlib.decompress(data))

    def _unfilter(self, data):
        size, length = self._size, self.width * self._size
        rows, above = [], bytearray(length)
        for y in range(self.height):
            kind, *row = data[y * (length + 1) : (y + 1) * (length + 1)]
            row = bytearray(row)
            for x in range(length):
                left = row[x - size] if x >= size else 0
                corner = above[x - size] if x >= size else 0
                if kind == 1:
                    guess = left
                elif kind == 2:
                    guess = above[x]
                elif kind == 3:
                    guess = (left + above[x]) // 2
                elif kind == 4:
                    guess = min((left, above[x], corner), key=lambda one: abs(left + above[x] - corner - one))
                else:
                    break
                row[x] = (row[x] + guess) & 255
            rows.append(row)
            above = row
        return rows

    def pixel(self, x, y):
        """Red, green and blue."""
        return tuple(self._rows[y][x * self._size : x * self._size + 3])

    def column(self, x, top=0, bottom=None):
        return [self.pixel(x, y) for y in range(top, self.height if bottom is None else bottom)]

    def row(self, y):
        return [self.pixel(x, y) for x in range(self.width)]

    def differs_from(self, color, tolerance=24):
        """The rectangle (left, top, right, bottom) of all pixels that are not of a colour; None if all are."""
        found = [
            (x, y)
            for y in range(self.height)
            for x in range(self.width)
            if any(abs(a - b) > tolerance for a, b in zip(self.pixel(x, y), color))
        ]
        if not found:
            return None
        xs, ys = [x for x, _ in found], [y for _, y in found]
        return min(xs), min(ys), max(xs) + 1, max(ys) + 1
