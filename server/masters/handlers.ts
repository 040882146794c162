// Handlers of calls on masters besides the resources' own.
import { listCurrencies } from './listCurrencies.ts'
import type { Handlers } from '../core/services.ts'

/** The handlers by call. */
export const mastersFamilyHandlers = {
  currencies: ({ db }) => db.asSystem('currencies are named to everybody', listCurrencies),
} satisfies Partial<Handlers>
