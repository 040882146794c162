import { useState, type FormEvent } from 'react'
import { HttpError } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { normaliseMobile } from '../../../schema/core/values/mobile.ts'
import { registerNumbering } from '../../../schema/core/values/numbering.ts'
import { landingFields } from '../../../fields/landing.ts'
import { Plate } from '../../../fields/plate/landingPlate.tsx'
import { StepHeading } from '../../core/parts/StepHeading.tsx'
import type { Found } from './found.ts'

registerNumbering()
const MobileField = landingFields.mobile

/** Asks for the mobile of the owner of a plate or VIN. */
export function MobileStep({ found, onMobile, onBack }: { found: Found; onMobile: (mobile: string) => Promise<void>; onBack: () => void }) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const mobile = normaliseMobile(typed)
    if (!mobile) return setError(t(typed.trim() ? 'validation.mobile' : 'validation.required'))
    setBusy(true)
    await onMobile(mobile).catch((failure: unknown) => {
      setBusy(false)
      if (failure instanceof HttpError) setError(failure.fields['mobile'])
    })
  }
  return (
    <form className="stack" noValidate onSubmit={(event) => void send(event)}>
      <StepHeading title={t('landing.mobile.title')} text={t('landing.mobile.text')} />
      {found.by === 'plate' ? (
        <Plate plate={found.value} />
      ) : (
        <bdi dir="ltr" className="tag">
          {found.value}
        </bdi>
      )}
      <MobileField
        id="mobile"
        label={t('resources.customers.fields.mobile')}
        required
        value={typed}
        error={error}
        config={{}}
        onChange={(value) => {
          setTyped(value)
          setError(undefined)
        }}
      />
      <button type="submit" className="button button-primary button-wide" aria-disabled={busy}>
        {t(busy ? 'landing.parts.working' : 'landing.mobile.send')}
      </button>
      <button type="button" className="button button-plain" onClick={onBack}>
        {t('landing.parts.back')}
      </button>
    </form>
  )
}
