// What falls due by the clock alone: one line each. A process that dies half way leaves the rest to the next minute, so each does
// nothing to what it has done before, and works in short transactions of its own.
import type { Word } from '../../src/schema/enumerations.ts'
import { escalateOverdueCases } from '../actions/caseClock.ts'
import { askDueSurveys } from '../actions/surveys/askWhoIsDue.ts'
import { lookForFiles } from '../actions/feed/lookForFiles.ts'
import { reconcileNightly } from '../actions/payments/reconcile.ts'
import { readUnsettled } from '../actions/payments/readUnsettled.ts'
import { keepCampaigns } from '../actions/campaigns/keepCampaigns.ts'
import { escalateLeads, remindFollowUps, shareWaitingLeads } from '../actions/escalateLeads.ts'
import { remindBookings } from '../actions/remindBookings.ts'
import type { House } from '../house.ts'

/** Work that looks every minute, a tenant at a time. */
export interface Clock {
  name: Word<'clock'>
  run(house: House, tenantId: string, now: Date): Promise<void>
}

/** All of them. */
export const clocks: readonly Clock[] = [
  { name: 'leadsWaiting', run: shareWaitingLeads },
  { name: 'leadsUnanswered', run: escalateLeads },
  { name: 'followUpsDue', run: remindFollowUps },
  { name: 'casesOverdue', run: escalateOverdueCases },
  { name: 'campaigns', run: keepCampaigns },
  { name: 'surveysDue', run: askDueSurveys },
  { name: 'paymentsUnsettled', run: readUnsettled },
  { name: 'paymentsReconciled', run: reconcileNightly },
  { name: 'complaintFeed', run: lookForFiles },
  { name: 'bookingReminders', run: remindBookings },
]
