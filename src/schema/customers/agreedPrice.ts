/** A price of the list, in minor units, less the percentage that was agreed with a company; rounded half up. null: the price itself. */
export const agreedPrice = (price: number, percent: number | null): number => Math.round((price * (100 - (percent ?? 0))) / 100)
