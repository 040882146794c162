// Takes a lead that a form outside of the product sends. The same lead sent again is the same lead.
import { sql } from 'kysely'
import type { OutputOf } from '../../../src/schema/endpoints.ts'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import { findRow, type Scope } from '../../core/db/repository.ts'
import { createRecord, prepareValues, type Acting } from '../../core/commit/saveRecord.ts'
import { Problem } from '../../core/http/problem.ts'
import type { InputParsed } from '../../core/services.ts'
import { problemText } from '../../transfer/index.ts'
import { bodyIn, givenFields } from './givenFields.ts'
import { readLead } from './readLead.ts'

/** A lead that came, and whether it was here already: sent before, or from somebody who asked lately. */
export interface ReceivedLead {
  id: string
  repeated: boolean
  duplicateOfId: string | null
}

// Two requests with the same id at the same time would both make a lead.
const inTurn = (tx: Scope, formId: string, outsideId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(current_setting('app.tenant_id') || ' form ' || ${formId} || ' ' || ${outsideId}, 0))`.execute(
    tx,
  )

async function leadOf(tx: Scope, formId: string, outsideId: string): Promise<ReceivedLead | undefined> {
  const { rows } = await sql<{ id: string; duplicateOfId: string | null }>`select l.id, l."duplicateOfId" from "formLeads" f
    join leads l on l.id = f."leadId" where f."formId" = ${formId} and f."outsideId" = ${outsideId}`.execute(tx)
  return rows[0] && { ...rows[0], repeated: true }
}

/**
 * Makes the lead of a form's body, or finds the one that was made of it before. Throws notFound (404) for a form that is not there or not
 * active, badInput (400) by the lead's columns, forbidden (403) where the caller may not make such a lead.
 */
export async function receiveLead(
  acting: Acting,
  formId: string,
  body: unknown,
  { key, language }: { key: string | null; language: LanguageWord },
): Promise<ReceivedLead> {
  const { services, tx } = acting
  const form = await findRow(tx, 'leadForms', formId)
  if (!form?.active) throw new Problem('notFound')
  const { values, problems, ...read } = await readLead(acting, form, givenFields(body), language)
  const outsideId = read.outsideId ?? key
  if (outsideId) {
    await inTurn(tx, formId, outsideId)
    const before = await leadOf(tx, formId, outsideId)
    if (before) return before
  }
  if (problems.length > 0)
    throw new Problem('badInput', { fields: Object.fromEntries(problems.map(({ column, ...problem }) => [column, problem])) })
  const { id, duplicateOfId } = await createRecord(acting, 'leads', await prepareValues(services, 'leads', values))
  if (outsideId)
    await sql`insert into "formLeads" ("tenantId", "formId", "outsideId", "leadId", "createdAt")
      values (current_setting('app.tenant_id'), ${formId}, ${outsideId}, ${id}, ${services.now().toISOString()})`.execute(tx)
  return { id, repeated: false, duplicateOfId }
}

/** How an example of a form would be read. Writes nothing. */
export async function previewLead(
  acting: Acting,
  { example, type, mapping = null }: InputParsed<'previewLeadForm'>,
  language: LanguageWord,
): Promise<OutputOf<'previewLeadForm'>> {
  const { fields, message, problems } = await readLead(acting, { type, mapping }, givenFields(bodyIn(example)), language)
  return {
    fields,
    message,
    problems: problems.map((problem) => problemText(acting.services.texts, language, 'leads', problem)),
  }
}
