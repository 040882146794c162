/** The orders of the list of cars for sale on the landing; the first where none is chosen. */
export const carOrders = ['newest', 'price', 'priceDown'] as const
