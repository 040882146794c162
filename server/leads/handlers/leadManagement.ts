// Handlers of lead management.
import { convertLead, prepareConversion } from '../convertLead.ts'
import { countBands } from '../countBands.ts'
import { readClock } from '../leadClock.ts'
import type { RowOf } from '../../core/db/repository.ts'
import type { Handlers } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { command } from '../../core/http/actor.ts'
import { countLeadsByStaff } from '../countLeads.ts'
import { listNewLeads } from '../listNewLeads.ts'
import { logContact } from '../logContact.ts'
import { listFollowUps, showLead } from '../showLead.ts'
import { wordKey } from '../../../src/schema/core/dataKeys.ts'

/** The handlers by call. */
export const leadManagementHandlers = {
  leadClock: (call) =>
    call.db.transaction(async (db) => {
      const lead = await db.get('leads', call.params['id'] ?? '')
      return db.asSystem('the opening hours of the branch decide', (tx) => readClock(tx, lead, call.services.now()))
    }),
  leadBands: (call) => countBands(call.db, call.input, call.services.now()),
  newLeads: (call) => call.db.transaction((db) => listNewLeads(db, call.input, call.services.now())),
  leadConversion: (call) => command(call, prepareConversion),
  convertLead: (call) =>
    command(call, async (one, id) => {
      const present = (row: RowOf<'leads'>) => presentRow('leads', row, one.actor, 'show')
      const { lead, appointment } = await convertLead(one, id, call.input, present)
      const { ref, startAt, customerId } = appointment
      return {
        appointment: { id: appointment.id, ref, startAt },
        customerId,
        lead: present(lead),
        successMessage: call.services.texts(call.language, 'messages.leadConverted', { ref }),
      }
    }),
  logContact: (call) =>
    command(call, (one, id) =>
      logContact(one, id, call.input, call.services.texts(call.language, wordKey('contactResult', call.input.result))),
    ),
  leadsCountByStaff: ({ db }) => db.transaction(countLeadsByStaff),
  leadDetails: (call) => call.db.transaction((db) => showLead(db, call.params['id'] ?? '')),
  leadFollowUps: (call) =>
    call.db.transaction(async (db) => {
      const lead = await db.get('leads', call.params['id'] ?? '')
      return listFollowUps(db, lead.id, call.input)
    }),
} satisfies Partial<Handlers>
