import { AppCode } from './AppCode.tsx'
import type { CodeStepProps, Requested } from './codeStepProps.ts'
import { SmsCode } from './SmsCode.tsx'

/** The second step: the code of the authenticator app, or the one sent to the mobile. */
export function CodeStep({ requested, ...props }: CodeStepProps & { requested: Requested }) {
  return 'way' in requested ? <AppCode {...props} /> : <SmsCode {...props} requested={requested} />
}
