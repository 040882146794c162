import { lazy, Suspense, useEffect, useState } from 'react'
import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { useIdentity } from '../customers/index.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import type { PageName } from '../core/routes.ts'
import { goToStart } from './agent.ts'
import { AllTexts } from './AllTexts.tsx'
import { endCall } from './calls.ts'
import { nationalMobile } from './nationalMobile.ts'
import { customerName } from '../../schema/core/customerName.ts'
import './callCentre.css'

const FollowUpChoice = lazy(() => import('./FollowUpChoice.tsx').then((file) => ({ default: file.FollowUpChoice })))

/**
 * The bar above every page of a colleague: the customer for whom they act, with the buttons to end or change that. Without a customer only
 * the start page is available.
 */
export function AgentBar({ page }: { page: PageName }) {
  const { mobile, customer } = useIdentity()
  const known = Boolean(mobile && customer)
  useEffect(() => {
    if (!known && page !== 'staff/login') goToStart()
  }, [known, page])
  useEffect(() => {
    const change = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      goToStart()
      document.getElementById('caller')?.focus()
    }
    document.addEventListener('keydown', change)
    return () => document.removeEventListener('keydown', change)
  }, [])
  return (
    <AllTexts>
      <Words />
    </AllTexts>
  )
}

function Words() {
  const t = useTranslate()
  const { mobile, customer } = useIdentity()
  const [following, setFollowing] = useState(false)
  return (
    <section className="agent-bar" aria-label={t('calling.bar')}>
      <div className="agent-bar-inside">
        <p className="agent-bar-words">
          {t(mobile ? 'calling.actsFor' : 'calling.nobody')}{' '}
          {mobile && customer && (
            <>
              <strong>
                <bdi>{customerName(customer)}</bdi>
              </strong>{' '}
            </>
          )}
          {mobile && <bdi dir="ltr">{nationalMobile(mobile)}</bdi>}
        </p>
        {mobile && customer && (
          <>
            <button type="button" className="button agent-button" aria-keyshortcuts="Control+K" onClick={goToStart}>
              <FlowIcon name="person" size={20} />
              <span>{t('calling.change')}</span>
            </button>
            <button type="button" className="button agent-button" onClick={() => setFollowing(true)}>
              <FlowIcon name="edit" size={20} />
              <span>{t('admin.lead.followUp')}</span>
            </button>
          </>
        )}
        {mobile && (
          <button type="button" className="button agent-button" onClick={press(() => endCall())}>
            <FlowIcon name="close" size={20} />
            <span>{t('calling.end')}</span>
          </button>
        )}
      </div>
      {following && (
        <Suspense>
          <FollowUpChoice onClose={() => setFollowing(false)} />
        </Suspense>
      )}
    </section>
  )
}
