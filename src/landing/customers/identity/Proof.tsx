import { useState } from 'react'
import { idOf, useLanguage } from '../../../i18n/index.ts'
import { session } from '../../../session/index.ts'
import { askForCode, type CodeRequest } from './askForCode.ts'
import { CodeStep } from './CodeStep.tsx'
import type { Found, Purpose } from './found.ts'
import { acceptProof } from './changeIdentity.ts'
import type { Verified } from './identity.ts'
import { MobileStep } from './MobileStep.tsx'
import { NotMatched } from './NotMatched.tsx'

interface ProofProps {
  found: Found
  purpose: Purpose
  onBack: () => void
}

/** Verifies that the mobile is the person's own: mobile (after a plate or VIN), code, and the result. */
export function Proof({ found, purpose, onBack }: ProofProps) {
  const language = useLanguage()
  const [request, setRequest] = useState<CodeRequest | undefined>(found.request)
  const [verified, setVerified] = useState<Verified>()
  const vehicle = found.by === 'plate' ? { plate: found.value } : found.by === 'vin' ? { vin: found.value } : {}
  const accept = (answer: Verified) => {
    acceptProof(answer)
    if (found.by !== 'mobile') session.set('searchedCar', { by: found.by, value: found.value })
  }
  const ask = async (mobile: string) => setRequest(await askForCode({ purpose, mobile, ...vehicle, languageId: idOf(language) }))

  if (verified) {
    return (
      <NotMatched
        found={found}
        onOtherMobile={() => {
          setVerified(undefined)
          setRequest(undefined)
        }}
        onGoOn={() => acceptProof(verified)}
      />
    )
  }
  if (!request) return <MobileStep found={found} onMobile={ask} onBack={onBack} />
  return (
    <CodeStep
      request={request}
      plate={found.by === 'plate' ? found.value : undefined}
      onAgain={() => ask(request.mobile)}
      onBack={() => (found.by === 'mobile' ? onBack() : setRequest(undefined))}
      onVerified={(answer) => (answer.match === 'mobileNotMatched' ? setVerified(answer) : accept(answer))}
    />
  )
}
