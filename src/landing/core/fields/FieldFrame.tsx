import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import './fields.css'

interface FieldFrameProps {
  id: string
  label: string
  required: boolean
  hint?: string | undefined
  error?: string | undefined
  /** Several controls under one label. */
  group?: boolean
  children: ReactNode
}

/** The frame of a field: label above, help and error below. */
export function FieldFrame({ id, label, required, hint, error, group = false, children }: FieldFrameProps) {
  const t = useTranslate()
  const words = (
    <>
      {label}
      {!required && <span className="field-optional"> {t('landing.parts.optional')}</span>}
    </>
  )
  return (
    <div className="field" {...(group ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}>
      {group ? (
        <span id={`${id}-label`} className="field-label">
          {words}
        </span>
      ) : (
        <label htmlFor={id} className="field-label">
          {words}
        </label>
      )}
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
