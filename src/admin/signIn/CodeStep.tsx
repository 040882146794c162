import { AppCode } from './AppCode.tsx'
import type { Asked } from './SignInForm.tsx'
import { SmsCode } from './SmsCode.tsx'

/** What the second step is given. */
export interface CodeStepProps {
  email: string
  password: string
  onAsked: (asked: Asked) => void
  onBack: () => void
}

/** The second step: the code of the person's app, or the one that was sent to their mobile. */
export function CodeStep({ asked, ...props }: CodeStepProps & { asked: Asked }) {
  return 'way' in asked ? <AppCode {...props} /> : <SmsCode {...props} asked={asked} />
}
