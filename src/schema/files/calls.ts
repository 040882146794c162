// The calls of files.
import { defineFileCall } from '../core/defineCall.ts'

/** Stores an uploaded file; a multipart form. */
export const uploadFile = defineFileCall({
  method: 'POST',
  path: '/common/upload-file',
  access: 'customerOrStaff',
  // So that a customer cannot fill the storage.
  rateLimit: [
    { rule: 'uploadByStaff', by: ['tenant', 'person'], of: 'staff' },
    { rule: 'uploadByCustomer', by: ['tenant', 'person'], of: 'customer' },
  ],
  file: 'upload',
})
