import { visitorLeadInput } from '../../schema/leads/calls/landingLeads.ts'
import { useSession } from '../../session/index.ts'
import { useForm } from '../core/forms/useForm.ts'
import { useIdentity } from '../customers/index.ts'
import { typedFields, type LeadDraft, type TypedField } from './draft.ts'
import { useLead } from './leadRequest.tsx'
import { leadInput } from './leadInput.ts'
import { customerName } from '../../schema/core/customerName.ts'

// Stricter than the API: a general question needs a message, and an answer by e-mail an address.
const schema = visitorLeadInput
  .refine(({ type, message }) => type !== 'General Inquiry' || message, { path: ['message'], message: 'validation.required' })
  .refine(({ contactMethod, email }) => contactMethod !== 'email' || email, { path: ['email'], message: 'validation.required' })

/** The form of the last step, stored in the draft; `known` is the person with the proven mobile. */
export function useLeadForm() {
  const { draft, change } = useLead()
  const { customer } = useIdentity()
  // After the proof has expired the name need not be typed again.
  const remembered = useSession('customer')
  const name = remembered ? customerName(remembered) : ''
  const known = customer && { name, mobile: customer.mobile ?? '' }
  const initial = Object.fromEntries(typedFields.map((field) => [field, draft[field]])) as Record<TypedField, string>
  initial.name ||= name
  initial.mobile ||= remembered?.mobile ?? ''
  initial.email ||= remembered?.email ?? ''
  const form = useForm(schema, initial, (values) => leadInput(draft, values, known))
  const set = (field: TypedField, value: string) => {
    form.set(field, value)
    change({ [field]: value } as Partial<LeadDraft>)
  }
  return { form: { ...form, set }, known }
}
