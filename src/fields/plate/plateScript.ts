import { plateParts } from '../../schema/core/values/plate.ts'

/** The two rows of a plate: Arabic above, Latin below, letters separated. */
export function plateRows(plate: string): { arabic: { letters: string; digits: string }; latin: { letters: string; digits: string } } {
  const { latin, arabic, digits } = plateParts(plate)
  const apart = (letters: string) => [...letters].join('\u2009')
  const eastern = digits.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
  return { arabic: { letters: [...arabic].join(' '), digits: eastern }, latin: { letters: apart(latin), digits } }
}
