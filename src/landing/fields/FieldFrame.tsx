import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import './fields.css'

interface FieldFrameProps {
  id: string
  label: string
  required: boolean
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}

/** Label above, help and error under: what every field stands in. */
export function FieldFrame({ id, label, required, hint, error, children }: FieldFrameProps) {
  const t = useTranslate()
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        {!required && <span className="field-optional"> {t('landing.parts.optional')}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="field-error" role="alert">
        {error}
      </p>
    </div>
  )
}
