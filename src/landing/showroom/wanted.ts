// What a person looks for, kept in the address so that a list can be shared and is the same after going back.
import type { InputOf } from '../../schema/endpoints.ts'
import { enumerations } from '../../schema/showroom/enumerations.ts'
import { carOrders } from '../../schema/showroom/carOrders.ts'

/** The names of the filters in the address. */
export const filterNames = ['make', 'model', 'condition', 'branch', 'yearFrom', 'yearTo', 'priceFrom', 'priceTo'] as const
/** A filter. */
type FilterName = (typeof filterNames)[number]
/** The filters as texts; '' where one is not set. */
export type Wanted = Record<FilterName | 'order', string>

const id = /^[0-9a-f-]{36}$/
const year = /^\d{4}$/
const amount = /^\d{1,7}$/
const fits: Record<FilterName | 'order', (value: string) => boolean> = {
  make: (value) => id.test(value),
  model: (value) => value.length <= 60,
  condition: (value) => enumerations.carCondition.some((word) => word === value),
  branch: (value) => id.test(value),
  yearFrom: (value) => year.test(value),
  yearTo: (value) => year.test(value),
  priceFrom: (value) => amount.test(value),
  priceTo: (value) => amount.test(value),
  order: (value) => carOrders.some((word) => word === value),
}

/** Reads an address's query; what does not fit, such as a cut link, is left out. A model needs its make. */
export function readWanted(query: URLSearchParams): Wanted {
  const read = (name: FilterName | 'order') => {
    const value = query.get(name) ?? ''
    return fits[name](value) ? value : ''
  }
  const wanted = Object.fromEntries([...filterNames, 'order' as const].map((name) => [name, read(name)])) as Wanted
  return wanted.make ? wanted : { ...wanted, model: '' }
}

/** The query with a change of what is wanted; another make has other models. */
export function withWanted(query: URLSearchParams, change: Partial<Wanted>): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries({ ...('make' in change ? { model: '' } : {}), ...change }))
    if (value) next.set(name, value)
    else next.delete(name)
  return next
}

/** How many filters are set. */
export const countWanted = (wanted: Wanted): number => filterNames.filter((name) => wanted[name]).length

/** The call's input; prices in the address are whole units of the currency, of which each has `minor` minor ones. */
export function inputOf(
  { make, model, condition, branch, yearFrom, yearTo, priceFrom, priceTo, order }: Wanted,
  size: number,
  minor: number,
): InputOf<'showroomCars'> {
  const given = {
    makeId: make,
    model,
    condition,
    locationId: branch,
    yearFrom,
    yearTo,
    priceFrom: priceFrom && `${Number(priceFrom) * minor}`,
    priceTo: priceTo && `${Number(priceTo) * minor}`,
    order,
  }
  return { size, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)) }
}

const thousand = 1000
/** The prices that can be chosen as limits, in whole units of the currency. */
export const priceSteps: readonly number[] = [40, 60, 80, 100, 150, 200, 300, 400, 600].map((step) => step * thousand)
