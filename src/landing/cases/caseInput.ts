// What feedback and complaints have in common: what they are about, words and files.
import type { Word } from '../../schema/enumerations.ts'
import type { InputOf } from '../../schema/endpoints.ts'
import type { About } from './AboutChoices.tsx'

interface CaseDraft {
  about: About
  department: string
  description: string
  /** Ids of files, comma separated. */
  attachments: string
}
type CaseWords = Pick<CaseDraft, 'description' | 'attachments'>

/** The texts of a draft that its last step asks for. */
export const caseWords = ({ description, attachments }: CaseDraft): CaseWords => ({ description, attachments })

/** A draft as the API takes it. The steps before have seen to it that nothing is missing. */
export function caseInput({ about, department }: CaseDraft, { description, attachments }: CaseWords): InputOf<'customerComplaint'> {
  const { appointmentId, vehicleId, locationId } = about
  return {
    ...(appointmentId ? { appointmentId } : {}),
    ...(vehicleId ? { vehicleId } : {}),
    ...(locationId ? { locationId } : {}),
    department: department as Word<'department'>,
    description: description.trim(),
    attachments: attachments.split(',').filter(Boolean),
  }
}
