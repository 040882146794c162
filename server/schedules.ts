// Schedules: work that is due by time, one line each. A process that dies midway leaves the rest to the next minute, so each schedule is
// idempotent and uses short transactions.
import { escalateOverdueCases } from './cases/caseClock.ts'
import { askDueSurveys } from './surveys/askWhoIsDue.ts'
import { lookForFiles } from './cases/feed/lookForFiles.ts'
import { reconcileNightly } from './payments/reconcile.ts'
import { releaseUnpaid } from './payments/deposits/releaseUnpaid.ts'
import { freeUnpaidCars } from './showroom/keepReserved.ts'
import { markMissed } from './appointments/deposits/markMissed.ts'
import { readUnsettled } from './payments/readUnsettled.ts'
import { keepCampaigns } from './campaigns/keepCampaigns.ts'
import { escalateLeads, remindFollowUps, shareWaitingLeads } from './leads/escalateLeads.ts'
import { watchAccess } from './audit/watchAccess.ts'
import { remindBookings } from './appointments/remindBookings.ts'
import { offerFreedTimes } from './appointments/waiting/offerFreedTimes.ts'
import { callAboutService } from './leads/callAboutService.ts'
import { remindOwners } from './appointments/carReminders.ts'
import { carDateReminders } from './appointments/remindCarDates.ts'
import { refusedWorkReminders } from './appointments/remindRefusedWork.ts'
import { serviceReminders } from './appointments/remindServices.ts'
import { startOldData } from './backgroundJobs/oldData/job.ts'
import type { Schedule } from './core/jobs/defineJob.ts'

/** All of them. */
export const schedules: readonly Schedule[] = [
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
  { name: 'depositsUnpaid', run: releaseUnpaid },
  { name: 'carsUnpaid', run: freeUnpaidCars },
  { name: 'visitsMissed', run: markMissed },
  {
    name: 'carReminders',
    run: (...given) => remindOwners(...given, [carDateReminders, refusedWorkReminders, serviceReminders(callAboutService)]),
  },
  { name: 'waitingList', run: offerFreedTimes },
  { name: 'unusualAccess', run: watchAccess },
  { name: 'oldData', run: startOldData },
]
