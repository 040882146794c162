// Handlers of the lead desk.
import { convertLead, prepareConversion } from '../actions/convertLead.ts'
import { countBands } from '../actions/countBands.ts'
import { readClock } from '../actions/leadClock.ts'
import { onceByKey } from '../actions/onceByKey.ts'
import { visibleRow } from '../actions/visibleRow.ts'
import type { RowOf } from '../db/repository.ts'
import type { Handlers } from '../house.ts'
import { presentRow } from '../present.ts'
import { acting, actorOf } from './actor.ts'

/** The handlers by call. */
export const leadDeskHandlers = {
  leadClock: (call) =>
    acting(call, async ({ house, tx, actor }, id) => readClock(tx, await visibleRow(tx, actor, 'leads', id), house.now())),
  leadBands: (call) => call.scoped((tx) => countBands(tx, actorOf(call), call.input, call.house.now())),
  leadConversion: (call) => acting(call, prepareConversion),
  convertLead: (call) =>
    acting(call, (one, id) =>
      onceByKey(one.tx, call.idempotencyKey, `convert:${id}:${one.actor.id}`, call.input, one.house.now(), async () => {
        const present = (row: RowOf<'leads'>) => presentRow('leads', row, one.actor, 'show')
        const { lead, appointment } = await convertLead(one, id, call.input, present)
        const { ref, startAt, customerId } = appointment
        return {
          appointment: { id: appointment.id, ref, startAt },
          customerId,
          lead: present(lead),
          successMessage: call.house.texts(call.language, 'messages.leadConverted', { ref }),
        }
      }),
    ),
} satisfies Partial<Handlers>
