// A word to the customer about a complaint or feedback: sent, and kept with the case.
import { completeRow, findRow, insertRows, type RowOf } from '../db/repository.ts'
import { Problem } from '../problem.ts'
import { auditChange } from './auditChange.ts'
import { messageWords } from './messageWords.ts'
import type { CaseName } from './rules/caseTimes.ts'
import { lockRow, requireRight, type Acting } from './saveRecord.ts'
import { findSettings } from '../booking/workshop.ts'
import { languages } from '../../src/schema/limits.ts'
import { languageOf } from './tellCustomer.ts'

/** Sends and keeps it. Throws notFound where the customer is gone. */
export async function replyToCase(
  acting: Acting,
  name: CaseName,
  id: string,
  { body, languageId }: { body: string; languageId: '1' | '2' },
): Promise<RowOf<'caseReplies'>> {
  const { house, tx, actor } = acting
  const about = await lockRow(acting, name, id)
  requireRight(actor, name, 'edit', about)
  const customer = await findRow(tx, 'customers', about.customerId)
  if (!customer) throw new Problem('notFound')
  const now = house.now()
  const { department, locationId, ownerId, ref } = about
  const link = name === 'complaints' ? { complaintId: id } : { feedbackId: id }
  const row = completeRow('caseReplies', { ...link, body, languageId, staffId: actor.id, department, locationId, ownerId }, actor.id, now)
  await insertRows(tx, 'caseReplies', [row])
  await auditChange(tx, { resource: 'caseReplies', rowId: row.id, action: 'create', before: {}, after: row, by: actor.id, now })
  const language = languageOf(languageId)
  const words = await messageWords(house, tx, language, 'caseReply')
  const tenant = (await findSettings(tx)).name[languages[language].code]
  await house.messages.queue(
    tx,
    {
      ...({ recipient: customer.mobile, customerId: customer.id, kind: 'caseReply', languageId } as const),
      ...{ body: words({ ref, body, tenant }), event: `caseReply:${row.id}` },
    },
    now,
  )
  return row
}
