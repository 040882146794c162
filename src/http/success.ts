import { toasts } from './toasts.ts'

/** Shows the success message of an answer, if it has one. Source: specification, section 7. */
export function showSuccess(json: unknown): void {
  if (
    typeof json === 'object' &&
    json !== null &&
    'successMessage' in json &&
    typeof json.successMessage === 'string' &&
    json.successMessage
  )
    toasts.success({ text: json.successMessage })
}
