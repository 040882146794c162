// The calls of notifications.
import { idValue } from '../core/values.ts'
import { notifications } from '../staff/resources/internalRecords.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'

/** One's own notices, newest first. */
export const ownNotifications = defineCall({
  method: 'GET',
  path: '/staffs/notifications',
  access: 'staff',
  input: z.object({ size: z.coerce.number().int().min(1).max(100).optional() }),
  output: z.object({ data: z.array(notifications.record), unread: z.number().int() }),
})
/** Marks notices as read. */
export const readNotifications = defineCall({
  method: 'POST',
  path: '/staffs/notifications',
  access: 'staff',
  input: z.union([z.strictObject({ ids: z.array(idValue).min(1).max(100) }), z.strictObject({ all: z.literal(true) })]),
  output: z.object({ unread: z.number().int() }),
})
