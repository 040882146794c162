import { AppCode } from './AppCode.tsx'
import type { CodeStepProps, Requested } from './codeStepProps.ts'
import { FirstPasskey } from './FirstPasskey.tsx'
import { SmsCode } from './SmsCode.tsx'

/** The second step: the code of the authenticator app, the one sent to the mobile, or the first passkey. */
export function CodeStep({ requested, ...props }: CodeStepProps & { requested: Requested }) {
  if ('passkeyRequired' in requested) return <FirstPasskey requested={requested} onBack={props.onBack} />
  return 'way' in requested ? <AppCode {...props} /> : <SmsCode {...props} requested={requested} />
}
