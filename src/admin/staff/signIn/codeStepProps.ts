import type { OutputOf } from '../../../schema/endpoints.ts'

/** The login answer that requires a code or a first passkey. */
export type Requested = Exclude<OutputOf<'login'>, { token: string }>
/** The login answer that requires a first passkey. */
export type FirstPasskeyAnswer = Extract<OutputOf<'login'>, { passkeyRequired: true }>
/** Props of the second step. */
export interface CodeStepProps {
  email: string
  password: string
  onRequested: (requested: Requested) => void
  onBack: () => void
}
