// What happens to a strip, by InputDecoder's codes, and to a page of sections, by those of PageCode. Constants, of which the bundled script
// keeps the numbers alone.

export const resized = 1, direction = 2, motion = 3, text = 4;
export const pointerDown = 5, pointerMoved = 6, pointerUp = 7, pointerCancelled = 8, hover = 9, hoverEnded = 10;
export const wheel = 11, key = 12, focusGained = 13, focusLost = 14;
export const select = 15, deselect = 16, track = 17, trackEnded = 19;
export const dragOver = 20, dragOverEnded = 21, reveal = 22;
export const scrollBegan = 26, scrolled = 27, scrollEnded = 28;

export const laidOut = 1, pageScrolled = 2, rested = 3, held = 4, chosen = 5, linked = 6;
