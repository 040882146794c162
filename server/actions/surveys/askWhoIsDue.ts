// Invitations whose moment has come: sent, put off until the morning, or skipped where the customer is not to be asked now.
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import { quietAround } from '../../booking/quietHours.ts'
import { findFlags, findSettings } from '../../booking/workshop.ts'
import { lockRows } from '../../db/manyRows.ts'
import { countRows, findRow, updateRow, type RowOf, type Scope } from '../../db/repository.ts'
import { tenantOf } from '../../db/scope.ts'
import type { House } from '../../house.ts'
import { sendSurvey } from '../surveyLink.ts'

type Invitation = RowOf<'surveyInvitations'>
/** Invitations of one transaction. */
const atOnce = 50
const day = 86_400_000

async function wasAskedLately(tx: Scope, { id, customerId }: Invitation, days: number, now: Date): Promise<boolean> {
  if (days === 0) return false
  const since = new Date(now.getTime() - days * day).toISOString()
  const others = [sql`"customerId" = ${customerId} and id <> ${id} and "askedAt" > ${since}`]
  return (await countRows(tx, 'surveyInvitations', others)) > 0
}

/** Asks one, who waits and is held under lock. */
export async function askWhoIsDue(house: House, tx: Scope, invitation: Invitation): Promise<void> {
  const now = house.now()
  const change = (values: Partial<Invitation>) => updateRow(tx, 'surveyInvitations', invitation, values, null, now)
  const skip = (skipReason: Word<'skipReason'>) => change({ state: 'skipped', skipReason })
  const survey = await findRow(tx, 'surveys', invitation.surveyId)
  const { SURVEYS } = await findFlags(tx)
  if (survey?.status !== 'active' || SURVEYS === false) return void (await skip('paused'))
  // Locked, so that two surveys of one moment do not both find nobody asked.
  const customer = await findRow(tx, 'customers', invitation.customerId, { lock: true })
  if (!customer) return void (await skip('noCustomer'))
  const settings = await findSettings(tx)
  if (await wasAskedLately(tx, invitation, settings.surveyPauseDays, now)) return void (await skip('recentlyAsked'))
  const night = survey.channel === 'none' ? undefined : quietAround(settings, now.toISOString())
  if (night) return void (await change({ dueAt: night.to }))
  await sendSurvey(house, tx, await tenantOf(tx), { invitation, survey, customer })
}

/** Works through what is due, each page in a transaction of its own: what was asked, skipped or put off is not found again. */
export async function askDueSurveys(house: House, tenantId: string): Promise<void> {
  const due = [sql`state = 'waiting' and "dueAt" <= ${house.now().toISOString()} and "deletedAt" is null`]
  for (;;) {
    const count = await house.engine.scoped(tenantId, async (tx) => {
      const found = await lockRows(tx, 'surveyInvitations', due, atOnce)
      for (const one of found) await askWhoIsDue(house, tx, one)
      return found.length
    })
    if (count < atOnce) return
  }
}
