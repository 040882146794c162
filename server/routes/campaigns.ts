// Handlers of the desk of campaigns and of their links on the landing.
import { may } from '../../src/schema/access.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { approveCampaign } from '../actions/campaigns/approve.ts'
import { authorOf } from '../actions/campaigns/authorOf.ts'
import { changeByLink, isWithdrawn } from '../actions/campaigns/optOut.ts'
import { previewReach } from '../actions/campaigns/reach.ts'
import { reachPeople } from '../actions/campaigns/reachPeople.ts'
import { showResults } from '../actions/campaigns/results.ts'
import { visibleRow } from '../actions/visibleRow.ts'
import type { RowOf } from '../db/repository.ts'
import type { Handlers, SessionCall } from '../house.ts'
import { presentRow } from '../present.ts'
import { Problem } from '../problem.ts'
import { acting, actorOf } from './actor.ts'

// One that is there reaches whom its author's rights let it reach, whoever looks.
async function personsOf(call: SessionCall<unknown>, id: string | undefined) {
  const viewer = actorOf(call)
  await call.house.rateLimits.take('searchByStaff', viewer.id)
  if (!may(viewer, resources.campaigns, 'list')) throw new Problem('forbidden')
  const author = id === undefined ? viewer : await call.scoped(async (tx) => authorOf(tx, await visibleRow(tx, viewer, 'campaigns', id)))
  return { viewer, author: author ?? viewer }
}

/** The handlers by call. */
export const campaignHandlers = {
  campaignReach: async (call) => {
    const { id, ...wish } = call.input
    const { author } = await personsOf(call, id)
    return previewReach(call.scoped, author, { ...wish, campaignId: id }, call.house.now())
  },
  campaignPeople: async (call) => {
    const { id, verdict, after, ...wish } = call.input
    const persons = await personsOf(call, id)
    if (!may(persons.viewer, resources.customers, 'list')) throw new Problem('forbidden')
    return reachPeople(call.scoped, persons, { ...wish, campaignId: id }, { verdict, after }, call.house.now())
  },
  approveCampaign: (call) =>
    acting(call, async (one, id) => {
      const shown = (row: RowOf<'campaigns'>) => presentRow('campaigns', row, one.actor, 'show')
      const row = await approveCampaign(one, id, call.input.version, shown)
      return { row: shown(row), successMessage: one.house.texts(call.language, 'messages.campaignApproved') }
    }),
  campaignResults: (call) => acting(call, async ({ tx, actor }, id) => showResults(tx, await visibleRow(tx, actor, 'campaigns', id))),
  campaignByLink: ({ input, scoped }) => scoped(async (tx) => ({ withdrawn: await isWithdrawn(tx, input.code) })),
  optOut: async ({ house, address, input, scoped }) => {
    await house.rateLimits.take('linkByAddress', address)
    return scoped(async (tx) => ({ withdrawn: await changeByLink(house, tx, input.code, input.granted) }))
  },
} satisfies Partial<Handlers>
