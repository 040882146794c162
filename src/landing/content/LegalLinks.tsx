import { Suspense, useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { later } from '../core/later.ts'

const LegalText = later(() => import('./LegalText.tsx').then((file) => file.LegalText))

const subjects = ['terms', 'privacy'] as const

/** Links to the terms and the privacy text, at the foot of every page. */
export function LegalLinks() {
  const t = useTranslate()
  const [shown, setShown] = useState<(typeof subjects)[number]>()
  return (
    <span className="foot-legal">
      {subjects.map((about) => (
        <button key={about} type="button" className="link-button" onClick={() => setShown(about)}>
          {t(`landing.legal.${about}`)}
        </button>
      ))}
      <Suspense>{shown && <LegalText about={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </span>
  )
}
