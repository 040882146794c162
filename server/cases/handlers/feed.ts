// Handlers of the complaint feed.
import { startLook } from '../feed/lookForFiles.ts'
import { dismissLine, mendLine } from '../feed/mendLine.ts'
import { showFeed } from '../feed/showFeed.ts'
import type { Handlers, SessionCall } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { Problem } from '../../core/http/problem.ts'
import { command } from '../../core/http/actor.ts'

// Otherwise anyone with a session could learn where the tenant's files are.
async function requireFiles({ db }: SessionCall<unknown>): Promise<void> {
  if (!(await db.mayList('feedFiles'))) throw new Problem('forbidden')
}

/** The handlers by call. */
export const feedHandlers = {
  feedState: async (call) => {
    await requireFiles(call)
    return call.db.transaction((db) => showFeed(call.services, db, call.caller.tenantId))
  },
  lookForFiles: async (call) => {
    await requireFiles(call)
    const { services, language } = call
    return command(call, async ({ tx }) => {
      await startLook(services, tx)
      return { successMessage: services.texts(language, 'messages.feedLooking') }
    })
  },
  mendFeedLine: (call) =>
    command(call, async (one, id) => {
      const { services, input, language } = call
      const row = await mendLine(one, id, input)
      return { row: presentRow('feedLines', row, one.actor, 'show'), successMessage: services.texts(language, 'messages.feedMended') }
    }),
  dismissFeedLine: (call) =>
    command(call, async (one, id) => {
      const { services, input, language } = call
      const row = await dismissLine(one, id, input.version)
      return { row: presentRow('feedLines', row, one.actor, 'show'), successMessage: services.texts(language, 'messages.saved') }
    }),
} satisfies Partial<Handlers>
