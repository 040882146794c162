// Draws the workshop's documents; the PDF library is loaded with the first one.
import type { JobDocument, VisitDocument } from '../documentData.ts'
import { DaySheet } from './DaySheet.tsx'
import { Estimate } from './Estimate.tsx'
import { JobCard } from './JobCard.tsx'
import { ServiceRecord, type PaidOnline } from './ServiceRecord.tsx'
import { renderDocument } from '../../core/documents/render.ts'
import type { Sheet } from '../../core/documents/sheet.ts'

/** An estimate as PDF. */
export const drawEstimate = (sheet: Sheet, job: JobDocument): Promise<Buffer> => renderDocument(Estimate({ sheet, job }))
/** The record of a visit as PDF. */
export const drawServiceRecord = (sheet: Sheet, job: JobDocument, paid: readonly PaidOnline[]): Promise<Buffer> =>
  renderDocument(ServiceRecord({ sheet, job, paid }))
/** A job card as PDF; `address` is the content of its QR code. */
export const drawJobCard = (sheet: Sheet, job: JobDocument, address: string): Promise<Buffer> =>
  renderDocument(JobCard({ sheet, job, address }))
/** The visits of a branch on one day as PDF. */
export const drawDaySheet = (sheet: Sheet, day: { place: string; day: string; visits: readonly VisitDocument[] }): Promise<Buffer> =>
  renderDocument(DaySheet({ sheet, ...day }))
