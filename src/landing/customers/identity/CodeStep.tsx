import { useId, useState } from 'react'
import { HttpError, press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { limits } from '../../../schema/core/limits.ts'
import { verifyOtp } from '../../../schema/customers/calls.ts'
import { call, isUnauthenticated } from '../../core/api.ts'
import { Note } from '../../core/parts/Note.tsx'
import { StepHeading } from '../../core/parts/StepHeading.tsx'
import { forgetCode, type CodeRequest } from './askForCode.ts'
import { CodeBoxes } from './CodeBoxes.tsx'
import type { Verified } from './identity.ts'
import { NoSms } from './NoSms.tsx'
import { ResendRing } from './ResendRing.tsx'
import { useSeconds } from './useSeconds.ts'

interface CodeStepProps {
  request: CodeRequest
  plate: string | undefined
  onAgain: () => Promise<void>
  onBack: () => void
  onVerified: (answer: Verified) => void
}

/** Asks for the one-time code, submits it once complete, and counts down until another can be sent. */
export function CodeStep({ request, plate, onAgain, onBack, onVerified }: CodeStepProps) {
  const t = useTranslate()
  const id = useId()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const passed = useSeconds(request.requestedAt, request.ttl)
  const waiting = Math.max(0, request.resendAfter - passed)
  const expired = passed >= request.ttl

  const verify = async (given: string) => {
    setBusy(true)
    try {
      const answer = await call(verifyOtp, { requestId: request.requestId, code: given }, { quiet: true })
      forgetCode()
      onVerified(answer)
    } catch (failure) {
      setBusy(false)
      setCode('')
      if (isUnauthenticated(failure)) return setError(t('errors.codeExpired'))
      if (failure instanceof HttpError) setError(failure.fields['code'] ?? (failure.message || t('errors.unavailable')))
    }
  }
  const change = (given: string) => {
    setCode(given)
    if (given) setError(undefined)
    if (given.length === limits.otpDigits && given !== code && !busy) void verify(given)
  }
  const again = async () => {
    setError(undefined)
    setCode('')
    forgetCode()
    await onAgain().catch((failure: unknown) => failure instanceof HttpError && setError(failure.message))
  }

  return (
    <div className="stack">
      <StepHeading title={t('landing.code.title')} focused={false} />
      <p>
        {t('landing.code.text')}{' '}
        <bdi dir="ltr">
          <strong>{request.mobile}</strong>
        </bdi>
      </p>
      <CodeBoxes
        id={id}
        label={t('landing.code.label')}
        value={code}
        invalid={error !== undefined}
        describedBy={`${id}-error`}
        onChange={change}
      />
      <p id={`${id}-error`} className="field-error" role="alert">
        {error ?? (expired ? t('errors.codeExpired') : '')}
      </p>
      {request.demoCode && (
        <Note tone="demo" icon="key">
          <strong>{t('landing.code.demo')}</strong> {t('landing.code.demoText')}{' '}
          <strong>
            <bdi dir="ltr">{request.demoCode}</bdi>
          </strong>
        </Note>
      )}
      <p role="status" className="out-of-sight">
        {busy ? t('landing.parts.working') : ''}
      </p>
      <div className="code-again">
        {waiting > 0 ? (
          <span className="code-wait">
            <ResendRing left={waiting / request.resendAfter} />
            {t('landing.code.wait', { seconds: waiting })}
          </span>
        ) : (
          <button type="button" className="button button-plain" onClick={press(() => again())}>
            {t('landing.code.again')}
          </button>
        )}
        <button type="button" className="button button-plain" onClick={onBack}>
          {t('landing.code.otherMobile')}
        </button>
      </div>
      <NoSms mobile={request.mobile} plate={plate} />
    </div>
  )
}
