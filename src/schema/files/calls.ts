// The calls of files.
import { defineFileCall } from '../core/defineCall.ts'

/** Stores an uploaded file; a multipart form. */
export const uploadFile = defineFileCall({ method: 'POST', path: '/common/upload-file', access: 'customerOrStaff', file: 'upload' })
