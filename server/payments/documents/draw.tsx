// The one way into the receipt's document; the renderer is loaded when the first one is asked for.
import type { ReceiptDocument } from '../receipt.ts'
import { Receipt } from './Receipt.tsx'
import { renderDocument } from '../../core/documents/render.ts'
import type { Sheet } from '../../core/documents/sheet.ts'

/** A receipt as PDF. */
export const drawReceipt = (sheet: Sheet, receipt: ReceiptDocument): Promise<Buffer> => renderDocument(Receipt({ sheet, receipt }))
