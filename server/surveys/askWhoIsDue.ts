// Due survey invitations: sent, postponed until the morning, or skipped when the customer must not be asked now.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import { quietAround } from '../core/time/quietHours.ts'
import { findFlags, findSettings } from '../core/time/workshop.ts'
import { lockRows } from '../core/db/manyRows.ts'
import { countRows, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { tenantOf } from '../core/db/scope.ts'
import type { Services } from '../core/services.ts'
import { sendSurvey } from './surveyLink.ts'
import { commit } from '../core/commit/commit.ts'
import { type ChangeActor, jobActor } from '../core/commit/actor.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'

type Invitation = RowOf<'surveyInvitations'>
/** Invitations in one transaction. */
const atOnce = 50

async function wasRecentlySurveyed(tx: Scope, { id, customerId }: Invitation, days: number, now: Date): Promise<boolean> {
  if (days === 0) return false
  const since = new Date(now.getTime() - days * dayMs).toISOString()
  const others = [sql`"customerId" = ${customerId} and id <> ${id} and "askedAt" > ${since}`]
  return (await countRows(tx, 'surveyInvitations', others)) > 0
}

/** Sends, postpones or skips one waiting invitation that is held under lock. */
export async function askWhoIsDue(services: Services, tx: Scope, by: ChangeActor, invitation: Invitation): Promise<void> {
  const now = services.now()
  const change = (changes: Partial<Invitation>) =>
    commit({ services, tx }, { resource: 'surveyInvitations', action: 'update', before: invitation, changes, by })
  const skip = (skipReason: Word<'skipReason'>) => change({ state: 'skipped', skipReason })
  const survey = await findRow(tx, 'surveys', invitation.surveyId)
  const { SURVEYS } = await findFlags(tx)
  if (survey?.status !== 'active' || SURVEYS === false) return void (await skip('paused'))
  // Locked, so that two simultaneous surveys do not both find that the customer was not asked recently.
  const customer = await findRow(tx, 'customers', invitation.customerId, { lock: true })
  if (!customer) return void (await skip('noCustomer'))
  const settings = await findSettings(tx)
  if (await wasRecentlySurveyed(tx, invitation, settings.surveyPauseDays, now)) return void (await skip('recentlyAsked'))
  const night = survey.channel === 'none' ? undefined : quietAround(settings, now.toISOString())
  if (night) return void (await change({ dueAt: night.to }))
  await sendSurvey(services, tx, by, await tenantOf(tx), { invitation, survey, customer })
}

/** Processes due invitations, each page in its own transaction; processed ones are not found again. */
export async function askDueSurveys(services: Services, tenantId: string): Promise<void> {
  const due = [sql`state = 'waiting' and "dueAt" <= ${services.now().toISOString()} and "deletedAt" is null`]
  for (;;) {
    const count = await services.engine.scoped(tenantId, async (tx) => {
      const found = await lockRows(tx, 'surveyInvitations', due, atOnce)
      for (const one of found) await askWhoIsDue(services, tx, jobActor('surveysDue'), one)
      return found.length
    })
    if (count < atOnce) return
  }
}
