// A reply to the customer about a complaint or feedback: sent, and stored with the case.
import { findRow, type RowOf } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { messageWords } from '../messages/index.ts'
import type { CaseName } from './rules/caseTimes.ts'
import { lockRow, requireRight, type Acting } from '../core/commit/saveRecord.ts'
import { findSettings } from '../core/time/workshop.ts'
import { languages } from '../../src/schema/core/limits.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { commit } from '../core/commit/commit.ts'
import { staffActor } from '../core/commit/actor.ts'
import { reachOf } from '../customers/index.ts'

/** Sends and stores it. Throws notFound (404) when the customer no longer exists. */
export async function replyToCase(
  acting: Acting,
  name: CaseName,
  id: string,
  { body, languageId }: { body: string; languageId: '1' | '2' },
): Promise<RowOf<'caseReplies'>> {
  const { services, tx, actor } = acting
  const about = await lockRow(acting, name, id)
  requireRight(actor, name, 'edit', about)
  const customer = await findRow(tx, 'customers', about.customerId)
  if (!customer) throw new Problem('notFound')
  const now = services.now()
  const { department, locationId, ownerId, ref } = about
  const link = name === 'complaints' ? { complaintId: id } : { feedbackId: id }
  const values = { ...link, body, languageId, staffId: actor.id, department, locationId, ownerId }
  const row = await commit(acting, { resource: 'caseReplies', action: 'create', values, by: staffActor(actor.id) })
  const language = languageOf(languageId)
  const words = await messageWords(services, tx, language, 'caseReply')
  const tenant = (await findSettings(tx)).name[languages[language].code]
  const reached = await reachOf(tx, customer, about)
  if (!reached) return row
  await services.messages.queue(
    tx,
    {
      ...({ recipient: reached.recipient, customerId: customer.id, kind: 'caseReply', languageId } as const),
      ...{ body: words({ ref, body, tenant }), event: `caseReply:${row.id}`, resource: name, rowId: id },
    },
    now,
  )
  return row
}
