import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import { useSession } from '../../session/index.ts'
import { usePathTo } from '../core/navigation.ts'
import { LinkOver } from '../core/parts/LinkOver.tsx'
import { Missing } from '../core/parts/Missing.tsx'
import { Note } from '../core/parts/Note.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { Sent } from '../core/steps/Sent.tsx'
import { useTenant } from '../core/tenant/TenantProvider.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useOptOut } from './useOptOut.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'
import '../core/steps/flow.css'
import '../core/steps/steps.css'

/** Opt-out of a campaign's messages through the link in one: needs one press and no sign-in, and can be undone. */
export function OptOut() {
  const t = useTranslate()
  const pathTo = usePathTo()
  const bilingual = useBilingual()
  const { outcome } = useTenant()
  const settings = useSession('settings')
  const [query, setQuery] = useSearchParams()
  const [code] = useState(query.get('code') ?? '')
  const { state, busy, complaint, change, again } = useOptOut(outcome === 'ready' ? code : undefined)
  // A change of language removes the code from the address; a reload needs it there.
  const lost = code !== '' && query.get('code') !== code
  useEffect(() => {
    if (lost) setQuery((last) => ({ ...Object.fromEntries(last), code }), { replace: true })
  }, [lost, setQuery, code])
  const home = (
    <Link href={pathTo('search')} className="button button-quiet button-wide">
      {t('landing.optOut.home')}
    </Link>
  )
  const press = (granted: boolean, label: string, look: 'primary' | 'quiet') => (
    <button type="button" className={`button button-${look} button-wide`} disabled={busy} aria-busy={busy} onClick={() => change(granted)}>
      {t(namedKey(label))}
    </button>
  )
  const wrong = complaint && (
    <Note tone="critical" alert>
      {complaint}
    </Note>
  )
  if (state === 'out')
    return (
      <Sent
        key="out"
        title={t('landing.optOut.done')}
        text={t('landing.optOut.doneText')}
        actions={press(true, 'landing.optOut.undo', 'quiet')}
      >
        {wrong}
        {home}
      </Sent>
    )
  if (state === 'back')
    return (
      <Sent
        key="back"
        title={t('landing.optOut.undone')}
        text={t('landing.optOut.undoneText')}
        actions={press(false, 'landing.optOut.again', 'quiet')}
      >
        {wrong}
        {home}
      </Sent>
    )
  return (
    <div className="flow flow-narrow">
      {state === 'in' ? (
        <>
          <h1>{t('landing.optOut.ask', { tenant: settings?.name ? bilingual(settings.name) : '' })}</h1>
          <p className="muted">{t('landing.optOut.askText')}</p>
          {wrong}
          {press(false, 'landing.optOut.stop', 'primary')}
          {home}
        </>
      ) : (
        <h1>{t('landing.pages.opt-out.title')}</h1>
      )}
      {state === 'asking' && <p className="muted">{t('landing.optOut.askText')}</p>}
      {state === 'over' && <LinkOver text={t('landing.optOut.over')}>{home}</LinkOver>}
      {state === 'failed' && <Missing again={again} />}
      {state === 'asking' && (outcome === undefined || outcome === 'ready') && <Skeletons count={2} height={64} />}
    </div>
  )
}
