// The one way into the documents; the renderer is loaded when the first document is asked for.
import type { JobDocument, VisitDocument } from '../../workshop/documentData.ts'
import type { ReceiptDocument } from '../receipt.ts'
import { DaySheet } from '../../workshop/documents/DaySheet.tsx'
import { Estimate } from '../../workshop/documents/Estimate.tsx'
import { JobCard } from '../../workshop/documents/JobCard.tsx'
import { Receipt } from './Receipt.tsx'
import { renderDocument } from '../../core/documents/render.ts'
import type { Sheet } from '../../core/documents/sheet.ts'

/** An estimate as PDF. */
export const drawEstimate = (sheet: Sheet, job: JobDocument): Promise<Buffer> => renderDocument(Estimate({ sheet, job }))
/** A job card as PDF; `address` is where its square leads. */
export const drawJobCard = (sheet: Sheet, job: JobDocument, address: string): Promise<Buffer> =>
  renderDocument(JobCard({ sheet, job, address }))
/** A receipt as PDF. */
export const drawReceipt = (sheet: Sheet, receipt: ReceiptDocument): Promise<Buffer> => renderDocument(Receipt({ sheet, receipt }))
/** A branch's day as PDF. */
export const drawDaySheet = (sheet: Sheet, day: { place: string; day: string; visits: readonly VisitDocument[] }): Promise<Buffer> =>
  renderDocument(DaySheet({ sheet, ...day }))
