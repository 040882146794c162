// What feedback and complaints have in common: text and files first, then the subject.
import type { InputOf } from '../../schema/endpoints.ts'

/** What a case is about: a visit, a car, or neither; `key` identifies the choice. */
export interface About {
  key: string
  appointmentId?: string
  vehicleId?: string
  locationId?: string
}
/** About neither a visit nor a car. */
export const aboutOther: About = { key: 'other' }

/** The common answers of a draft. */
export interface CaseDraft {
  about: About
  description: string
  /** Ids of files, comma separated. */
  attachments: string
  /** The text was written before it was known who the person is, so files are asked for at the end. */
  filesLater: boolean
}
/** The input that both calls take. */
export type CaseInput = Omit<InputOf<'customerFeedback'>, 'rating'>

/** No answers yet. */
export const emptyCase: CaseDraft = { about: aboutOther, description: '', attachments: '', filesLater: false }

/** The API's input for a complete draft; the steps ensure that nothing is missing. */
export function caseInput({ about, description }: CaseDraft, { attachments }: Pick<CaseDraft, 'attachments'>): CaseInput {
  const { appointmentId, vehicleId, locationId } = about
  return {
    ...(appointmentId ? { appointmentId } : {}),
    ...(vehicleId ? { vehicleId } : {}),
    ...(locationId ? { locationId } : {}),
    description: description.trim(),
    attachments: attachments.split(',').filter(Boolean),
  }
}
