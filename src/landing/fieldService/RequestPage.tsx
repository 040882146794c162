import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { CustomerRequest } from '../../schema/fieldService/calls/requests.ts'
import { supportNumbers } from '../../schema/core/limits.ts'
import { useSession } from '../../session/index.ts'
import { useOpenRecord } from '../core/openRecord.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { Missing } from '../core/parts/Missing.tsx'
import { Note } from '../core/parts/Note.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { Arrival } from './Arrival.tsx'
import { CancelRequest } from './CancelRequest.tsx'
import { RateDrive } from './RateDrive.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { endOf } from './stages.ts'
import { StageLine } from './StageLine.tsx'
import { useRequest } from './useRequest.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'
import './fieldRequests.css'

const DriverMap = lazy(() => import('./DriverMap.tsx').then((file) => ({ default: file.DriverMap })))

interface RequestPageProps {
  id: string
  /** Starts another request. */
  onAnother: () => void
}

/** The progress of a field request, reloaded while it is visible, with all actions. */
export function RequestPage({ id, onAnother }: RequestPageProps) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const support = useSession('settings')?.supportNumber ?? supportNumbers.default
  const heading = useRef<HTMLHeadingElement>(null)
  const { request, setRequest, problem, again } = useRequest(id)
  useOpenRecord(request && { kind: request.kind, ref: request.ref })
  const here = request !== undefined
  const over = request?.status === 'closed'
  // Also when it ends: the focused element may be removed.
  useEffect(() => {
    if (here) heading.current?.focus()
    void window.scrollTo({ top: 0 })
  }, [here, over])
  if (problem === 'gone') return <Gone onAnother={onAnother} />
  if (!request)
    return <div className="flow flow-narrow">{problem === 'failed' ? <Missing again={again} /> : <Skeletons count={3} height={120} />}</div>
  const { kind, ref, stage, driver, location, cancellable } = request
  return (
    <div className="flow flow-narrow request">
      <section className="card stack request-now" aria-label={t('landing.request.stages')}>
        <p className="request-ref muted small">
          {t('landing.done.reference')}{' '}
          <bdi dir="ltr" translate="no" className="request-code">
            {ref}
          </bdi>
        </p>
        <h1 ref={heading} tabIndex={-1} aria-live="polite">
          {over ? t(`landing.request.end.${endOf(request)}`) : t(namedKey(`landing.request.now.${kind}.${stage}`))}
        </h1>
        <Arrival request={request} />
        {driver?.place && (
          <Suspense fallback={<div className="map-canvas skeleton" />}>
            <DriverMap place={driver.place} point={request.point} />
          </Suspense>
        )}
        {!over && <StageLine request={request} />}
        {problem === 'failed' && <Note icon="clock">{t('landing.request.stale')}</Note>}
      </section>
      {driver && !over && (
        <section className="card request-driver" aria-label={t('landing.request.driver')}>
          <span className="choice-icon">
            <FlowIcon name="person" />
          </span>
          <div className="choice-words">
            <span className="choice-detail">{t('landing.request.driver')}</span>
            <span className="choice-title">{bilingual(driver.name)}</span>
          </div>
          {driver.mobile && (
            <div className="driver-ways">
              <a className="button button-primary" href={`tel:${driver.mobile}`}>
                <FlowIcon name="phone" size={20} />
                {t('landing.request.callDriver')}
              </a>
              <a className="button button-quiet" href={`sms:${driver.mobile}`}>
                <FlowIcon name="email" size={20} />
                {t('landing.request.messageDriver')}
              </a>
              <a className="button button-quiet" href={`https://wa.me/${driver.mobile.replace('+', '')}`} target="_blank" rel="noreferrer">
                {t('landing.request.whatsappDriver')}
              </a>
            </div>
          )}
        </section>
      )}
      {over && endOf(request) === 'helped' && <RateDrive request={request} />}
      <section className="card" aria-label={t('landing.request.asked')}>
        <RequestFacts request={request} />
      </section>
      <div className="done-actions">
        <a className="button button-quiet" href={`tel:${location?.phone ?? support}`}>
          <FlowIcon name="phone" size={20} />
          {t('landing.manage.call')}
        </a>
        {over && (
          <button type="button" className="button button-quiet" onClick={onAnother}>
            {t('landing.request.another')}
          </button>
        )}
      </div>
      {cancellable && <CancelRequest request={request} onCancelled={(now: CustomerRequest) => setRequest(now)} onRefused={again} />}
    </div>
  )
}

function Gone({ onAnother }: Pick<RequestPageProps, 'onAnother'>) {
  const t = useTranslate()
  return (
    <div className="flow flow-narrow">
      <Note alert>{t('landing.request.gone')}</Note>
      <button type="button" className="button button-quiet" onClick={onAnother}>
        {t('landing.request.another')}
      </button>
    </div>
  )
}
