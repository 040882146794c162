// Converts digits of the scripts on Saudi keyboards to Latin digits.

const zeros = [0x0660, 0x06f0]

/** Replaces Arabic-Indic and Persian digits by 0-9; the rest is unchanged. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((start) => code >= start && code <= start + 9) ?? code
    return String(code - zero)
  })
}
