// Handlers of campaigns and of their links on the landing.
import { may } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import { approveCampaign } from '../approve.ts'
import { authorOf } from '../authorOf.ts'
import { changeByLink, isWithdrawn } from '../optOut.ts'
import { previewReach } from '../reach.ts'
import { reachPeople } from '../reachPeople.ts'
import { showResults } from '../results.ts'
import { visibleRow } from '../../core/access/visibleRow.ts'
import type { RowOf, Scope } from '../../core/db/repository.ts'
import type { Handlers, SessionCall } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { Problem } from '../../core/http/problem.ts'
import { actorOf, command } from '../../core/http/actor.ts'

// A stored campaign is previewed with its author's rights, not with the viewer's.
async function personsOf(call: SessionCall<unknown>, id: string | undefined) {
  const viewer = actorOf(call)
  if (!may(viewer, resources.campaigns, 'list')) throw new Problem('forbidden')
  const scoped = <R>(work: (tx: Scope) => Promise<R>): Promise<R> =>
    call.db.asSystem("a campaign reaches whom its author's rights let it reach, without those who consent to none or had one lately", work)
  const campaign = id === undefined ? undefined : await call.db.get('campaigns', id)
  const author = campaign && (await scoped((tx) => authorOf(tx, campaign)))
  return { viewer, author: author ?? viewer, scoped }
}

/** The handlers by call. */
export const campaignHandlers = {
  campaignReach: async (call) => {
    const { id, ...request } = call.input
    const { author, scoped } = await personsOf(call, id)
    return previewReach(call.services, scoped, author, { ...request, campaignId: id })
  },
  campaignPeople: async (call) => {
    const { id, verdict, after, ...request } = call.input
    const { scoped, ...persons } = await personsOf(call, id)
    if (!may(persons.viewer, resources.customers, 'list')) throw new Problem('forbidden')
    return reachPeople(scoped, persons, { ...request, campaignId: id }, { verdict, after }, call.services.now())
  },
  approveCampaign: (call) =>
    command(call, async (one, id) => {
      const shown = (row: RowOf<'campaigns'>) => presentRow('campaigns', row, one.actor, 'show')
      const row = await approveCampaign(one, id, call.input.version, shown)
      return { row: shown(row), successMessage: one.services.texts(call.language, 'messages.campaignApproved') }
    }),
  campaignResults: (call) => command(call, async ({ tx, actor }, id) => showResults(tx, await visibleRow(tx, actor, 'campaigns', id))),
  campaignByLink: ({ input, db }) =>
    db.asSystem('the code of a message names one recipient', async (tx) => ({ withdrawn: await isWithdrawn(tx, input.code) })),
  optOut: ({ services, input, db }) =>
    db.asSystem('the code of a message names one recipient', async (tx) => ({
      withdrawn: await changeByLink(services, tx, input.code, input.granted),
    })),
} satisfies Partial<Handlers>
