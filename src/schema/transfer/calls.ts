// Table files that jobs made.
import { defineFileCall } from '../core/defineCall.ts'

/** The file of a job of one's own. */
export const jobFile = defineFileCall({ method: 'GET', path: '/jobs/{id}/file', access: 'staff', file: 'download' })
