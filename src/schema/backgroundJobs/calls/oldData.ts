// For how many months data is kept, within the bounds of the settings.
import { z } from 'zod'

const months = (min: number) =>
  z.coerce.number('validation.number').int('validation.integer').min(min, 'validation.tooSmall').max(120, 'validation.tooLarge').optional()

/** Without a number a kind is kept for ever. */
export const oldDataMonths = z.object({ leadMonths: months(6), messageMonths: months(6), auditMonths: months(12), fileMonths: months(6) })
