// Who uses this page, as far as it was proven. The proof is the stored mobile; it is removed when the token expires. What changes it is in
// changeIdentity.ts, which the first page does not load.
import type { OutputOf } from '../../../schema/endpoints.ts'
import { useSession, type SessionValues } from '../../../session/index.ts'

/** A verified code's answer. */
export type Verified = OutputOf<'verifyOtp'>
/** The person on this page. */
export interface Identity {
  /** The proven mobile, E.164. */
  mobile: string | undefined
  customer: SessionValues['customer'] | undefined
  vehicles: SessionValues['userVehicle']
}
const none: SessionValues['userVehicle'] = []

/** The person on this page, kept up to date. */
export function useIdentity(): Identity {
  const mobile = useSession('phoneNumber')
  const customer = useSession('customer')
  const kept = useSession('userVehicle')
  // Cars that an earlier version kept lack the names of their models, and are loaded again.
  const vehicles = kept?.every(({ modelName }) => modelName) ? kept : none
  return { mobile, customer: mobile ? customer : undefined, vehicles: mobile ? vehicles : none }
}
