// What feedback and complaints have in common: subject, text and files.
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

/** The texts that the last step of a draft asks for. */
export const caseWords = ({ description, attachments }: CaseDraft): CaseWords => ({ description, attachments })

/** The API's input for a complete draft; the steps ensure that nothing is missing. */
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
