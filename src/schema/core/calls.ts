// Calls that belong to no feature.
import { defineFileCall } from './defineCall.ts'

/** What changes as it changes, as server-sent events without an end; the Last-Event-ID header goes on where a stream broke off. */
export const live = defineFileCall({ method: 'GET', path: '/staffs/live', access: 'staff', file: 'stream' })
