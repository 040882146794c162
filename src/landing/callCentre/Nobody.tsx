import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { nationalMobile } from './nationalMobile.ts'
import { Note } from '../core/parts/Note.tsx'
import { callerField } from './useStops.ts'
import type { Searched } from './FindCaller.tsx'

interface NobodyProps extends Omit<Searched, 'matches'> {
  onNew: (mobile: string) => void
}

/** Nobody was found: a mobile may become a new customer; a car needs its owner's mobile first. */
export function Nobody({ by, value, onNew }: NobodyProps) {
  const t = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const mobile = by === 'mobile'
  useEffect(() => {
    if (mobile) button.current?.focus()
    else document.getElementById(callerField)?.focus()
  }, [mobile, value])
  return (
    <div className="card stack">
      <Note icon="person">{t('errors.noCustomer')}</Note>
      <p>
        <bdi dir="ltr">
          <strong>{mobile ? nationalMobile(value) : value}</strong>
        </bdi>{' '}
        {t(mobile ? 'calling.nobodyHas' : 'calling.askMobile')}
      </p>
      {mobile && (
        <button ref={button} type="button" data-stop className="button button-primary" onClick={() => onNew(value)}>
          {t('calling.new')}
        </button>
      )}
    </div>
  )
}
