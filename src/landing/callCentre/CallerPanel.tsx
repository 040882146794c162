import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import type { FoundCustomer } from '../../schema/customers/index.ts'
import { grantsOf } from '../../schema/core/access.ts'
import { useSession } from '../../session/index.ts'
import { FollowUp } from './FollowUp.tsx'
import { nationalMobile } from './nationalMobile.ts'
import { useFoundCustomer } from './useFoundCustomer.ts'
import { useIdentity } from '../customers/index.ts'
import { usePathTo } from '../core/navigation.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { pageSwitches } from '../../schema/core/pageSwitches.ts'
import { tiles } from '../core/tiles.ts'
import { useFormat } from '../core/useFormat.ts'
import { CallerFacts } from './CallerFacts.tsx'
import { customerName } from '../../schema/core/customerName.ts'

const WalkIn = lazy(() => import('./WalkIn.tsx').then((file) => ({ default: file.WalkIn })))

/**
 * What a customer may call about: every flow of the landing, their open leads, and the state of both. `focused`: they were chosen just now.
 */
export function CallerPanel({ focused }: { focused: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const pathTo = usePathTo()
  const flags = useSession('settings')?.flags
  const { mobile = '', customer } = useIdentity()
  const found = useFoundCustomer()
  const [lead, setLead] = useState<FoundCustomer['leads'][number]>()
  const [here, setHere] = useState(false)
  const staff = useSession('staff')
  const mayCheckIn = staff && grantsOf(staff, 'serviceBooking').some(({ level }) => level !== 'R')
  const first = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focused) first.current?.querySelector('a')?.focus()
  }, [focused])
  if (!customer) return null
  return (
    <section ref={first} className="caller-panel" aria-labelledby="caller-title">
      <header className="agent-person">
        <h2 id="caller-title">
          <bdi>{customerName(customer)}</bdi>
        </h2>
        <bdi dir="ltr">{nationalMobile(mobile)}</bdi>
      </header>
      <ul className="agent-tiles">
        {tiles
          .filter(({ page }) => flags?.[pageSwitches[page]] !== false)
          .map(({ page, icon }) => (
            <li key={page}>
              <Link href={pathTo(page)} data-stop className="agent-tile">
                <FlowIcon name={icon} size={24} />
                {t(`landing.pages.${page}.title`)}
              </Link>
            </li>
          ))}
        {mayCheckIn && (
          <li>
            <button type="button" data-stop className="agent-tile" onClick={() => setHere(true)}>
              <FlowIcon name="pin" size={24} />
              {t('calling.walkIn.open')}
            </button>
          </li>
        )}
      </ul>
      {here && (
        <Suspense>
          <WalkIn onClose={() => setHere(false)} />
        </Suspense>
      )}
      {found === undefined && <Skeletons count={2} height={48} />}
      {found && <CallerFacts found={found} />}
      {found && found.leads.length > 0 && <h3 className="agent-title">{t('calling.leads')}</h3>}
      {found && found.leads.length > 0 && (
        <ul className="agent-leads" aria-label={t('calling.leads')}>
          {found.leads.map((one) => (
            <li key={one.id}>
              <span>
                {t(`enumerations.leadType.${one.type}`)} <span className="muted small">{format.relative(one.createdAt)}</span>
              </span>
              <button type="button" data-stop className="button button-quiet" onClick={() => setLead(one)}>
                {t('admin.lead.followUp')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {lead && <FollowUp record={{ kind: 'lead', lead }} onClose={() => setLead(undefined)} />}
    </section>
  )
}
