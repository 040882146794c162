// The handler that makes preview links to the landing.
import { may } from '../../src/schema/core/access.ts'
import { resources } from '../../src/schema/resources.ts'
import { makePreview } from './preview.ts'
import type { Handlers } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { actorOf } from '../core/http/actor.ts'

/** The handler. */
export const previewHandlers = {
  previewLink: (call) => {
    const { services, caller, input, language } = call
    if (!may(actorOf(call), resources.settings, 'show')) throw new Problem('forbidden')
    const query = new URLSearchParams({ tenantId: caller.tenantId, preview: makePreview(services, caller.tenantId, input) })
    return Promise.resolve({ url: `/${language}/home/search?${query}` })
  },
} satisfies Partial<Handlers>
