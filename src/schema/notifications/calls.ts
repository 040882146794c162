// The calls of notifications.
import { idValue } from '../core/values.ts'
import { notifications } from './resources.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'

const nothing = z.object({})

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

/** The counts shown in the menu. */
export const badgeCounts = defineCall({
  method: 'GET',
  path: '/staffs/badge-counts',
  access: 'staff',
  input: nothing,
  output: z.object({
    leads: z.number().int(),
    appointments: z.number().int(),
    vehicles: z.number().int(),
    complaints: z.number().int(),
    roadsideAssistance: z.number().int(),
    homeService: z.number().int(),
    /** Messages of the last days that could not be sent; for those who may resend them. */ messages: z.number().int(),
    /** Unread notices. */ notifications: z.number().int(),
  }),
})
