import type { OutputOf } from '../../schema/endpoints.ts'

/** The answer that asks for a code. */
export type Requested = Extract<OutputOf<'login'>, { otpRequired: true }>
/** What the second step is given. */
export interface AgentCodeProps {
  email: string
  password: string
  onRequested: (requested: Requested) => void
  onBack: () => void
}
