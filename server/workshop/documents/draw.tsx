// The one way into the documents; the renderer is loaded when the first document is asked for.
import type { JobDocument, VisitDocument } from '../documentData.ts'
import { DaySheet } from './DaySheet.tsx'
import { Estimate } from './Estimate.tsx'
import { JobCard } from './JobCard.tsx'
import { renderDocument } from '../../core/documents/render.ts'
import type { Sheet } from '../../core/documents/sheet.ts'

/** An estimate as PDF. */
export const drawEstimate = (sheet: Sheet, job: JobDocument): Promise<Buffer> => renderDocument(Estimate({ sheet, job }))
/** A job card as PDF; `address` is where its square leads. */
export const drawJobCard = (sheet: Sheet, job: JobDocument, address: string): Promise<Buffer> =>
  renderDocument(JobCard({ sheet, job, address }))
/** A branch's day as PDF. */
export const drawDaySheet = (sheet: Sheet, day: { place: string; day: string; visits: readonly VisitDocument[] }): Promise<Buffer> =>
  renderDocument(DaySheet({ sheet, ...day }))
