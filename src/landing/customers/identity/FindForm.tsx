import { useId, useState } from 'react'
import { HttpError, press } from '../../../http/index.ts'
import { idOf, useLanguage, useTranslate } from '../../../i18n/index.ts'
import { findCustomer } from '../../../schema/customers/calls.ts'
import { call } from '../../core/api.ts'
import { Icon } from '../../core/parts/Icon.tsx'
import { Plate } from '../../../fields/plate/landingPlate.tsx'
import { useTenant } from '../../core/tenant/TenantProvider.tsx'
import { askForCode } from './askForCode.ts'
import '../../core/fields/fields.css'
import type { Found, Purpose } from './found.ts'
import { recognise } from '../../../schema/core/values/recognise.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'

type Complaint = { key: string } | { text: string }

/** One field for a mobile, a plate or a VIN; shows which of them it recognises, and draws a plate while it is typed. */
export function FindForm({
  purpose,
  first = '',
  onFound,
}: {
  purpose: Purpose
  first?: string | undefined
  onFound: (found: Found) => void
}) {
  const t = useTranslate()
  const language = useLanguage()
  const { outcome, explain, again } = useTenant()
  const id = useId()
  const [typed, setTyped] = useState(first)
  const [complaint, setComplaint] = useState<Complaint>()
  const { by, value, plate } = recognise(typed)

  const find = async () => {
    if (outcome === 'none' || outcome === 'unknown') return explain(true)
    if (outcome === 'unreachable') again()
    if (!by || !value) {
      setComplaint({ key: by ? `validation.${by}` : typed.trim() ? 'landing.find.unclear' : 'validation.required' })
      return document.getElementById(id)?.focus()
    }
    setComplaint(undefined)
    try {
      const answer = await call(findCustomer, { [by]: value }, { quiet: true })
      const request = answer.by === 'mobile' ? await askForCode({ purpose, mobile: answer.value, languageId: idOf(language) }) : undefined
      onFound({ by: answer.by, value: answer.value, request })
    } catch (error) {
      const [text] = error instanceof HttpError ? Object.values(error.fields) : []
      if (text) setComplaint({ text })
    }
  }

  return (
    <form className="stack" noValidate onSubmit={press(find)}>
      <div className="field">
        <label htmlFor={id} className="field-label find-label">
          {t('landing.find.label')}
        </label>
        <div className="find-line">
          <input
            id={id}
            name="find"
            className="field-input find-input"
            type="text"
            value={typed}
            dir={by === 'mobile' ? 'ltr' : typed ? 'auto' : undefined}
            maxLength={40}
            placeholder={t('landing.find.placeholder')}
            autoComplete="tel"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby={`${id}-read ${id}-error`}
            aria-invalid={complaint ? true : undefined}
            // Loaded in advance, while the person types.
            onFocus={() => void import('./Proof.tsx').catch(() => undefined)}
            onChange={(event) => {
              setTyped(event.target.value)
              setComplaint(undefined)
            }}
          />
          <span id={`${id}-read`} className="find-read" aria-live="polite">
            {by && <span className="tag tag-due">{t(`landing.find.by.${by}`)}</span>}
          </span>
        </div>
        {plate && (
          <div className="find-plate">
            <Plate plate={plate.letters + plate.digits} size="large" />
          </div>
        )}
        <p id={`${id}-error`} className="field-error" role="alert">
          {complaint && ('key' in complaint ? t(namedKey(complaint.key)) : complaint.text)}
        </p>
      </div>
      <button type="submit" className="button button-primary button-wide">
        {t('landing.find.go')}
        <Icon name="onward" size={20} />
      </button>
    </form>
  )
}
