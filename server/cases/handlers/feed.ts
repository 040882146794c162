// Handlers of the complaint feed.
import { rowRule } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import { startLook } from '../feed/lookForFiles.ts'
import { dismissLine, mendLine } from '../feed/mendLine.ts'
import { showFeed } from '../feed/showFeed.ts'
import { onceByKey } from '../../core/http/onceByKey.ts'
import type { Handlers, SessionCall } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { Problem } from '../../core/http/problem.ts'
import { acting, actorOf } from '../../core/http/actor.ts'

// Otherwise anyone with a session could learn where the tenant's files are.
function requireFiles(call: SessionCall<unknown>): void {
  if (rowRule(actorOf(call), resources.feedFiles, 'list').length === 0) throw new Problem('forbidden')
}

/** The handlers by call. */
export const feedHandlers = {
  feedState: (call) => {
    requireFiles(call)
    const { services, caller } = call
    return call.db.asSystem("the state of a job of the server's, after the right to it", (tx) =>
      showFeed(services, tx, caller.tenantId, actorOf(call)),
    )
  },
  lookForFiles: (call) => {
    requireFiles(call)
    const { services, language } = call
    return call.db.asSystem("starts a job of the server's, after the right to it", async (tx) => {
      await startLook(services, tx)
      return { successMessage: services.texts(language, 'messages.feedLooking') }
    })
  },
  mendFeedLine: (call) =>
    acting(call, 'the command locks its row and checks the right to it', async (one, id) => {
      const { services, input, idempotencyKey, language } = call
      const row = await onceByKey(one.tx, idempotencyKey, `mendLine:${one.actor.id}`, { input, id }, services.now(), () =>
        mendLine(one, id, input),
      )
      return { row: presentRow('feedLines', row, one.actor, 'show'), successMessage: services.texts(language, 'messages.feedMended') }
    }),
  dismissFeedLine: (call) =>
    acting(call, 'the command locks its row and checks the right to it', async (one, id) => {
      const { services, input, language } = call
      const row = await dismissLine(one, id, input.version)
      return { row: presentRow('feedLines', row, one.actor, 'show'), successMessage: services.texts(language, 'messages.saved') }
    }),
} satisfies Partial<Handlers>
