// The one way into the papers; the renderer is loaded when the first paper is asked for.
import type { JobOnPaper, VisitOnPaper } from '../actions/paperData.ts'
import type { ReceiptOnPaper } from '../actions/payments/receipt.ts'
import { DaySheet } from './DaySheet.tsx'
import { Estimate } from './Estimate.tsx'
import { JobCard } from './JobCard.tsx'
import { Receipt } from './Receipt.tsx'
import { renderPaper } from './render.ts'
import type { Sheet } from './sheet.ts'

/** An estimate as PDF. */
export const drawEstimate = (sheet: Sheet, job: JobOnPaper): Promise<Buffer> => renderPaper(Estimate({ sheet, job }))
/** A job card as PDF; `address` is where its square leads. */
export const drawJobCard = (sheet: Sheet, job: JobOnPaper, address: string): Promise<Buffer> =>
  renderPaper(JobCard({ sheet, job, address }))
/** A receipt as PDF. */
export const drawReceipt = (sheet: Sheet, receipt: ReceiptOnPaper): Promise<Buffer> => renderPaper(Receipt({ sheet, receipt }))
/** A branch's day as PDF. */
export const drawDaySheet = (sheet: Sheet, day: { place: string; day: string; visits: readonly VisitOnPaper[] }): Promise<Buffer> =>
  renderPaper(DaySheet({ sheet, ...day }))
