// Calls that belong to no feature.
import { defineFileCall } from './defineCall.ts'

/** Live events as server-sent events without an end; the Last-Event-ID header continues after an interruption. */
export const live = defineFileCall({ method: 'GET', path: '/staffs/live', access: 'staff', file: 'stream' })
