// Every kind of long work: one line each.
import { exportJob } from '../actions/exportFile.ts'
import { importJob } from '../actions/importJob.ts'
import { bulk } from './bulk.ts'
import { campaign } from './campaign.ts'
import { complaintFeed } from './complaintFeed.ts'
import { reconcilePayments } from './reconcilePayments.ts'
import { settlePayment } from './settlePayment.ts'
import type { JobKind } from './defineJob.ts'

/** The kinds that the runner can work; others wait for a process that can. */
export const jobKinds: readonly JobKind[] = [bulk, exportJob, importJob, settlePayment, campaign, reconcilePayments, complaintFeed]
