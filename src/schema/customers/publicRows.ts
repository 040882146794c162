// Fields of a customer that they may read.
import type { FieldNames } from '../resources.ts'

/** The fields by resource. */
export const customerFields = {
  customers: [
    'kind',
    'names',
    'title',
    'firstName',
    'lastName',
    'mobile',
    'mobileVerification',
    'email',
    'emailVerification',
    'nationalId',
    'gender',
    'birthDate',
    'languageId',
    'address',
    'consents',
  ],
} as const satisfies FieldNames
