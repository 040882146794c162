// The calls of transfer.
import { defineFileCall } from '../core/defineCall.ts'

/** The file that one of the caller's own jobs made. */
export const jobFile = defineFileCall({ method: 'GET', path: '/jobs/{id}/file', access: 'staff', file: 'download' })
