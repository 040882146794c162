// Rights on uploaded files.
import type { ModuleAccess } from '../core/access/grants.ts'

/** Uploaded files. Not in the owner's table. */
export const files: ModuleAccess = {
  designations: {
    'Sales Manager': 'R',
    'Service Manager': 'R',
    Administrator: 'F',
  },
  // A form shows what its writer has just uploaded.
  names: { everybody: [{ when: [{ field: 'createdBy', actor: 'id' }] }] },
  unnamed: true,
}
