/** The letters of a spreadsheet's column: 0 is A, 26 is AA. */
export const lettersOf = (place: number): string =>
  (place >= 26 ? lettersOf(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26))
