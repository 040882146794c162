import { useState } from 'react'
import { HttpError, press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { FoundCustomer } from '../../schema/customers/index.ts'
import { findCustomer, findCustomerByVehicle } from '../../schema/customers/calls.ts'
import { agentCall } from './agentCall.ts'
import { recognise } from '../../schema/core/values/recognise.ts'
import { Icon } from '../core/parts/Icon.tsx'
import { Plate } from '../../fields/plate/landingPlate.tsx'
import { callerField } from './useStops.ts'
import '../core/fields/fields.css'
import '../core/styles/identity.css'

/** The search text and the customers found. */
export interface Searched {
  by: 'mobile' | 'plate' | 'vin'
  value: string
  matches: FoundCustomer[]
}

/** One large field for mobile, plate or VIN. Enter searches. */
export function FindCaller({ onFound }: { onFound: (searched: Searched | undefined) => void }) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [complaint, setComplaint] = useState<string>()
  const { by, value, plate } = recognise(typed)
  const find = async () => {
    if (!by || !value) return setComplaint(t(by ? `validation.${by}` : typed.trim() ? 'landing.find.unclear' : 'validation.required'))
    try {
      const answer = await agentCall(by === 'mobile' ? findCustomer : findCustomerByVehicle, { [by]: value }, { quiet: true })
      onFound({ by: answer.by, value: answer.value, matches: answer.matches ?? [] })
      setTyped('')
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setComplaint(Object.values(failure.fields)[0])
    }
  }
  return (
    <form className="agent-find" noValidate onSubmit={press(find)}>
      <label htmlFor={callerField} className="field-label find-label">
        {t('calling.find')}
      </label>
      <div className="agent-find-line">
        <div className="find-line">
          <input
            id={callerField}
            name="find"
            className="field-input find-input"
            type="text"
            value={typed}
            dir={by === 'mobile' ? 'ltr' : typed ? 'auto' : undefined}
            maxLength={40}
            placeholder={t('landing.find.placeholder')}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            autoFocus
            aria-describedby={`${callerField}-read ${callerField}-error ${callerField}-keys`}
            aria-invalid={complaint ? true : undefined}
            onChange={(event) => {
              setTyped(event.target.value)
              setComplaint(undefined)
            }}
          />
          <span id={`${callerField}-read`} className="find-read" aria-live="polite">
            {by && <span className="tag tag-due">{t(`landing.find.by.${by}`)}</span>}
          </span>
        </div>
        <button type="submit" className="button button-primary">
          {t('calling.go')}
          <Icon name="onward" size={20} />
        </button>
      </div>
      {plate && (
        <div className="find-plate">
          <Plate plate={plate.letters + plate.digits} size="large" />
        </div>
      )}
      <p id={`${callerField}-error`} className="field-error" role="alert">
        {complaint}
      </p>
      <p id={`${callerField}-keys`} className="field-hint agent-keys">
        {t('calling.keys')}
      </p>
    </form>
  )
}
