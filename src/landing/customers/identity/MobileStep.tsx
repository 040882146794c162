import { useState } from 'react'
import { HttpError, press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { normaliseMobile } from '../../../schema/core/values/mobile.ts'
import { registerNumbering } from '../../../schema/core/values/numbering.ts'
import { MobileField } from '../../../fields/mobile/landingInput.tsx'
import { Plate } from '../../../fields/plate/landingPlate.tsx'
import { StepHeading } from '../../core/parts/StepHeading.tsx'
import type { Found } from './found.ts'

registerNumbering()

/** Asks for the mobile of the owner of a plate or VIN. */
export function MobileStep({ found, onMobile, onBack }: { found: Found; onMobile: (mobile: string) => Promise<void>; onBack: () => void }) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const send = async () => {
    const mobile = normaliseMobile(typed)
    if (!mobile) return setError(t(typed.trim() ? 'validation.mobile' : 'validation.required'))
    await onMobile(mobile).catch((failure: unknown) => {
      if (failure instanceof HttpError) setError(failure.fields['mobile'])
    })
  }
  return (
    <form className="stack" noValidate onSubmit={press(send)}>
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
      <button type="submit" className="button button-primary button-wide">
        {t('landing.mobile.send')}
      </button>
      <button type="button" className="button button-plain" onClick={onBack}>
        {t('landing.parts.back')}
      </button>
    </form>
  )
}
