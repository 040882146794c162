import { lazy, Suspense } from 'react'
import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { leave, useIdentity } from '../customers/index.ts'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { callName } from '../../schema/core/customerName.ts'

// A part of its own: the page of somebody unknown would name each of its files.
const GarageHome = lazy(() => import('../garage/index.ts').then((file) => ({ default: file.GarageHome })))

/** Greets a known person, with their garage and the most likely actions. */
export function Greeting() {
  const t = useTranslate()
  const { customer } = useIdentity()
  return (
    <div className="stack">
      <h2>{t('landing.search.hello', { name: customer ? callName(customer) : '' })}</h2>
      <Suspense fallback={<Skeletons count={2} height={64} />}>
        <GarageHome />
      </Suspense>
      <div className="button-row greeting-end">
        <button type="button" className="button button-plain" onClick={press(() => leave())}>
          {t('landing.search.notYou')}
        </button>
      </div>
    </div>
  )
}
