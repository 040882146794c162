// Which services do the work of others, and the cheapest choice that does all that is due.

/** A service with everything that it does besides its own: the codes of the services in it, through all levels. */
export interface Covering {
  code: string
  contains: readonly string[]
}

const doneBy = ({ code, contains }: Covering): readonly string[] => [code, ...contains]

/** The service among the chosen ones that does the work of another one already; undefined when none does. */
export const holderOf = <T extends Covering>(code: string, chosen: readonly T[]): T | undefined =>
  chosen.find(({ contains }) => contains.includes(code))

/** Two of the chosen services that would do the same work, and the code of that work; undefined when all differ. */
export function overlapOf<T extends Covering>(chosen: readonly T[]): { pair: [T, T]; work: string } | undefined {
  for (const [place, one] of chosen.entries())
    for (const other of chosen.slice(place + 1)) {
      const work = doneBy(one).find((code) => doneBy(other).includes(code))
      if (work !== undefined) return { pair: [one, other], work }
    }
  return undefined
}

/** The chosen services without those that another chosen one does. */
export const withoutCovered = <T extends Covering>(chosen: readonly T[]): T[] => chosen.filter(({ code }) => !holderOf(code, chosen))

interface Cover<T> {
  chosen: readonly T[]
  /** Of what is due, how many are left out. */
  left: number
  price: number
}
const isBetter = (one: Cover<unknown>, other: Cover<unknown> | undefined): boolean =>
  other === undefined || one.left < other.left || (one.left === other.left && one.price < other.price)

/**
 * The cheapest services, none doing the work of another, that do everything in `due`; what cannot be done without doing something twice is
 * left out. Prices in minor units.
 */
export function cheapestCover<T extends Covering & { price: number }>(due: readonly string[], offers: readonly T[]): readonly T[] {
  let best: Cover<T> | undefined
  const extend = (open: readonly string[], cover: Cover<T>): void => {
    if (!isBetter(cover, best)) return
    const [first, ...rest] = open
    if (first === undefined) {
      best = cover
      return
    }
    for (const one of offers.filter((offer) => doneBy(offer).includes(first))) {
      const chosen = [...cover.chosen, one]
      if (overlapOf(chosen)) continue
      const still = rest.filter((code) => !doneBy(one).includes(code))
      extend(still, { chosen, left: cover.left, price: cover.price + one.price })
    }
    extend(rest, { ...cover, left: cover.left + 1 })
  }
  // What a due service does is done with it.
  const whole = offers.filter(({ code }) => due.includes(code))
  extend(
    withoutCovered(whole).map(({ code }) => code),
    { chosen: [], left: 0, price: 0 },
  )
  return best?.chosen ?? []
}
