// Handlers of masters that have a call besides their resource.
import { listCurrencies } from '../actions/listCurrencies.ts'
import type { Handlers } from '../house.ts'

/** The handlers by call. */
export const mastersFamilyHandlers = {
  currencies: ({ scoped }) => scoped(listCurrencies),
} satisfies Partial<Handlers>
