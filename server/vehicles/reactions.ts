// Notifications to staff about vehicles.
import { managersOf } from '../core/access/managersOf.ts'
import { notify } from '../notifications/index.ts'
import { staffIdOf } from '../core/commit/actor.ts'
import { on } from '../core/commit/reactions.ts'

/** Notifies managers of a vehicle that waits for approval. */
export const vehicleReactions = [
  on('vehicles', 'written', async ({ services, tx }, { before, after, by }) => {
    if (after.status !== 'Pending' || before?.status === 'Pending') return
    const people = (await managersOf(tx, 'vehicles', after)).filter((who) => who !== staffIdOf(by))
    const params = { model: after.model, year: after.year }
    await notify(services, tx, people, { kind: 'vehiclePending', params, resource: 'vehicles', rowId: after.id })
  }),
]
