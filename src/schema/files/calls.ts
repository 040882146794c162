// Files that are sent to be kept.
import { defineFileCall } from '../core/defineCall.ts'

/** Keeps a file; a multipart form. */
export const uploadFile = defineFileCall({ method: 'POST', path: '/common/upload-file', access: 'customerOrStaff', file: 'upload' })
