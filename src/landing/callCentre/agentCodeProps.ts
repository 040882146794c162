import type { OutputOf } from '../../schema/endpoints.ts'

/** The login answer that requires a code. */
export type Requested = Extract<OutputOf<'login'>, { otpRequired: true }>
/** Props of the second step. */
export interface AgentCodeProps {
  email: string
  password: string
  onRequested: (requested: Requested) => void
  onBack: () => void
}
