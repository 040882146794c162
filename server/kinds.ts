// Every kind of background job, one line each.
import { exportJob } from './transfer/exportFile.ts'
import { importJob } from './transfer/importJob.ts'
import { bulk } from './backgroundJobs/bulk/job.ts'
import { campaign } from './campaigns/job.ts'
import { complaintFeed } from './cases/feed/complaintFeed.ts'
import { reconcilePayments } from './payments/reconcilePayments.ts'
import { settlePayment } from './payments/settlePayment.ts'
import { receivedFile } from './conversations/fetchReceived.ts'
import { searchText } from './search/rebuildSearchText.ts'
import { oldData } from './backgroundJobs/oldData/job.ts'
import type { JobKind } from './core/jobs/defineJob.ts'

/** The kinds that this version can run; others wait for a process that can. */
export const jobKinds: readonly JobKind[] = [
  bulk,
  exportJob,
  importJob,
  settlePayment,
  campaign,
  reconcilePayments,
  complaintFeed,
  searchText,
  receivedFile,
  oldData,
]
