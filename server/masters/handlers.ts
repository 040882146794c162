// Handlers of calls on masters besides the resources' own.
import { listCurrencies } from './listCurrencies.ts'
import type { Handlers } from '../core/services.ts'
import { may } from '../../src/schema/core/access.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { countMasters } from './countMasters.ts'
import { actorOf } from '../core/http/actor.ts'
import { namesOfModels } from './modelName.ts'
import { knownPlaces } from './knownPlaces.ts'
import { listForLanding } from './listForLanding.ts'

const masters = (Object.keys(resources) as ResourceName[]).filter((name) => resources[name].group === 'masters')

/** The handlers by call. */
export const mastersFamilyHandlers = {
  currencies: ({ db }) => db.asSystem('currencies are named to everybody', listCurrencies),
  masterCounts: async (call) => {
    const actor = actorOf(call)
    const open = masters.filter((name) => may(actor, resources[name], 'list'))
    return { counts: await countMasters(call.db, open) }
  },
  modelNames: ({ db }) => db.asSystem('masters are named to every member of staff', namesOfModels),
  landingMasters: ({ db }) => db.asSystem('words that every visitor gets', listForLanding),
  knownPlaces: ({ db }) => db.asSystem('names of places, for everybody', (tx) => knownPlaces(tx)),
} satisfies Partial<Handlers>
