import type { HttpError } from '../../../http/index.ts'

/** A start that is still free. */
export interface FreeSlot {
  start: string
}
const isSlot = (one: unknown): one is FreeSlot => typeof one === 'object' && one !== null && 'start' in one && typeof one.start === 'string'

/** The next free starts in the details of the error slotTaken. */
export function nextFreeSlots({ details }: HttpError): readonly FreeSlot[] {
  const { next } = details
  return Array.isArray(next) ? next.filter(isSlot) : []
}
