import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslate } from '../../../i18n/index.ts'

interface SentProps {
  title: string
  text?: string
  /** Day and time of what was booked, the largest on the page. */
  when?: readonly [string, string]
  /** The reference to read out. */
  reference?: string | undefined
  /** Buttons of the next actions. */
  actions?: ReactNode
  children?: ReactNode
}

/** The success page of a flow: a drawn tick, the reference in large type, and the next actions. */
export function Sent({ title, text, when, reference, actions, children }: SentProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    void window.scrollTo({ top: 0 })
  }, [])
  return (
    <div className="flow flow-narrow done">
      <svg
        className="done-tick"
        viewBox="0 0 72 72"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <circle cx="36" cy="36" r="32" pathLength="1" />
        <path d="m22 37 10 10 19-21" pathLength="1" />
      </svg>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text && <p className="muted">{text}</p>}
      {when && (
        <p className="done-when">
          {when[0]} <strong>{when[1]}</strong>
        </p>
      )}
      {reference && (
        <p className="done-ref">
          <span className="muted small">{t('landing.done.reference')}</span>
          <bdi dir="ltr" translate="no">
            {reference}
          </bdi>
        </p>
      )}
      {actions && <div className="done-actions">{actions}</div>}
      {children}
    </div>
  )
}
