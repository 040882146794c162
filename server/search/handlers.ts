// The handler of the search.
import { searchEverything } from './searchEverything.ts'
import type { Handlers } from '../core/services.ts'
import { actorOf } from '../core/http/actor.ts'

/** The handlers by call. */
export const searchHandlers = {
  globalSearch: async (call) => {
    const actor = actorOf(call)
    return call.db.transaction(async (db) => ({ groups: await searchEverything(db, actor, call.input.q) }))
  },
} satisfies Partial<Handlers>
