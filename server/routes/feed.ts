// Handlers of the feed of complaints.
import { rowRule } from '../../src/schema/access.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { startLook } from '../actions/feed/lookForFiles.ts'
import { dismissLine, mendLine } from '../actions/feed/mendLine.ts'
import { showFeed } from '../actions/feed/showFeed.ts'
import { onceByKey } from '../actions/onceByKey.ts'
import type { Handlers, SessionCall } from '../house.ts'
import { presentRow } from '../present.ts'
import { Problem } from '../problem.ts'
import { acting, actorOf } from './actor.ts'

// Without this whoever has a session could learn where the tenant's files lie.
function requireFiles(call: SessionCall<unknown>): void {
  if (rowRule(actorOf(call), resources.feedFiles, 'list').length === 0) throw new Problem('forbidden')
}

/** The handlers by call. */
export const feedHandlers = {
  feedState: (call) => {
    requireFiles(call)
    const { house, caller } = call
    return call.scoped((tx) => showFeed(house, tx, caller.tenantId, actorOf(call)))
  },
  lookForFiles: (call) => {
    requireFiles(call)
    const { house, language } = call
    return call.scoped(async (tx) => {
      await startLook(house, tx)
      return { successMessage: house.texts(language, 'messages.feedLooking') }
    })
  },
  mendFeedLine: (call) =>
    acting(call, async (one, id) => {
      const { house, input, idempotencyKey, language } = call
      const row = await onceByKey(one.tx, idempotencyKey, `mendLine:${one.actor.id}`, { input, id }, house.now(), () =>
        mendLine(one, id, input),
      )
      return { row: presentRow('feedLines', row, one.actor, 'show'), successMessage: house.texts(language, 'messages.feedMended') }
    }),
  dismissFeedLine: (call) =>
    acting(call, async (one, id) => {
      const { house, input, language } = call
      const row = await dismissLine(one, id, input.version)
      return { row: presentRow('feedLines', row, one.actor, 'show'), successMessage: house.texts(language, 'messages.saved') }
    }),
} satisfies Partial<Handlers>
