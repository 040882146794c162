// The handler that makes links to the landing as it would be.
import { may } from '../../src/schema/access.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { makePreview } from '../actions/preview.ts'
import type { Handlers } from '../house.ts'
import { Problem } from '../problem.ts'
import { actorOf } from './actor.ts'

/** The handler. */
export const previewHandlers = {
  previewLink: (call) => {
    const { house, caller, input, language } = call
    if (!may(actorOf(call), resources.settings, 'show')) throw new Problem('forbidden')
    const query = new URLSearchParams({ tenantId: caller.tenantId, preview: makePreview(house, caller.tenantId, input) })
    return Promise.resolve({ url: `/${language}/home/search?${query}` })
  },
} satisfies Partial<Handlers>
