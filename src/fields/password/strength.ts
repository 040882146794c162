/** How hard a password is to guess, in three grades. */
export type Strength = 'weak' | 'fair' | 'strong'
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/]

/** Graded by its length, its number of different characters and of kinds of characters. */
export function strengthOf(password: string): Strength {
  const mixed = kinds.filter((kind) => kind.test(password)).length
  const different = new Set(password).size
  if (password.length >= 12 && mixed >= 3 && different >= 8) return 'strong'
  return password.length >= 10 && mixed >= 2 && different >= 6 ? 'fair' : 'weak'
}
