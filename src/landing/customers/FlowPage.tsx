import { Suspense, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import { useSession } from '../../session/index.ts'
import { Finder } from './identity/Finder.tsx'
import type { Purpose } from './identity/found.ts'
import { usePathTo } from '../core/navigation.ts'
import { LinkOver } from '../core/parts/LinkOver.tsx'
import { Note } from '../core/parts/Note.tsx'
import type { PageName } from '../core/routes.ts'
import { switchOf } from '../../schema/core/pageSwitches.ts'
import { useTenant } from '../core/tenant/TenantProvider.tsx'
import { Beside } from '../core/steps/Beside.tsx'
import { Finish } from '../core/steps/finish.ts'
import { useSent } from '../core/steps/sent.ts'
import { Waiting } from '../core/steps/Waiting.tsx'
import '../core/steps/flow.css'
import '../core/steps/steps.css'

interface FlowPageProps<A> {
  page: Exclude<PageName, 'search'>
  /** The purpose of the code; 'nobody': no code is needed. */
  proof: Purpose | 'nobody'
  /** Shown while the flow is loaded; the page's title and placeholders by default. */
  waiting?: ReactNode
  /** Shown above the question who the person is. */
  first?: ReactNode
  /** Shown below it. */
  otherwise?: ReactNode
  /** The flow; it calls `finish` with the server's answer once it was sent. */
  children: (finish: (answer: A) => void) => ReactNode
  /** Shown after sending; `another` starts a new draft. Absent where a flow has no end. */
  done?: (answer: A, another: () => void) => ReactNode
}

/**
 * The page of a flow: waits for the tenant, refuses a feature that the tenant has switched off, asks who the person is, and shows the flow
 * or its result.
 */
export function FlowPage<A>({ page, proof, waiting = <Waiting page={page} />, first, otherwise, children, done }: FlowPageProps<A>) {
  const t = useTranslate()
  const pathTo = usePathTo()
  const { outcome } = useTenant()
  const flags = useSession('settings')?.flags
  const remembered = useSession('customer')
  const proven = useSession('phoneNumber')
  const { sent, finish, another } = useSent<A>(page)

  // A visitor can be asked who they are at once, as prerendered. What calls the API waits for the tenant.
  if (outcome === undefined && (remembered || proof === 'nobody')) return waiting
  // Behind the contact-admin dialog nothing may be requested or kept as a draft: there is no dealership to send it to.
  if (outcome === 'none' || outcome === 'unknown')
    return (
      <div className="flow flow-narrow">
        <h1>{t(`landing.pages.${page}.title`)}</h1>
        <LinkOver text={t('landing.contactAdmin.text')} />
      </div>
    )
  const flag = switchOf(page)
  if (flags && flag && !flags[flag])
    return (
      <div className="flow flow-narrow">
        <h1>{t(`landing.pages.${page}.title`)}</h1>
        <LinkOver text={t('errors.featureOff')}>
          <Link href={pathTo('search')} className="button button-quiet">
            {t('landing.survey.home')}
          </Link>
        </LinkOver>
      </div>
    )
  const known = proof === 'nobody' || Boolean(proven && remembered)
  if (sent !== undefined && known && done) return done(sent, another)
  const flow = (
    <Suspense fallback={waiting}>
      <Finish value={(answer) => finish(answer as A)}>{children(finish)}</Finish>
    </Suspense>
  )
  if (proof === 'nobody') return flow
  const ended = remembered && !proven
  return (
    <div className={known ? '' : 'flow flow-wide'}>
      <div className={known ? '' : 'flow-narrow'}>
        {!known && <h1>{t(`landing.pages.${page}.title`)}</h1>}
        {!known && first}
        <Finder
          purpose={proof}
          known={ended ? (remembered.mobile ?? undefined) : undefined}
          otherwise={otherwise}
          reason={ended && <Note icon="clock">{t('landing.steps.ended')}</Note>}
        >
          {flow}
        </Finder>
      </div>
      {!known && <Beside page={page} asks />}
    </div>
  )
}
