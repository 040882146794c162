// Handlers of masters that have a call besides their resource.
import { listCurrencies } from './listCurrencies.ts'
import type { Handlers } from '../core/services.ts'

/** The handlers by call. */
export const mastersFamilyHandlers = {
  currencies: ({ db }) => db.asSystem('currencies are named to everybody', listCurrencies),
} satisfies Partial<Handlers>
