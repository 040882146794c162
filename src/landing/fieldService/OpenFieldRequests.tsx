import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import type { CustomerRequest } from '../../schema/fieldService/calls/requests.ts'
import { customerRequests } from '../../schema/fieldService/calls.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { CarPlate } from '../../fields/plate/landingCarPlate.tsx'
import { useCall } from '../core/useCall.ts'
import { useFormat } from '../core/useFormat.ts'
import { useRequestPath } from './useRequestPath.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'
import '../core/steps/flow.css'
import './fieldRequests.css'

/** The customer's open field requests with links to their pages; nothing where there are none. `kind` limits them to one kind. */
export function OpenFieldRequests({ kind }: { kind?: CustomerRequest['kind'] }) {
  const t = useTranslate()
  const format = useFormat()
  const pathOf = useRequestPath()
  const open = useCall(customerRequests, {}).data?.data.filter((one) => !kind || one.kind === kind)
  if (!open || open.length === 0) return null
  return (
    <nav aria-label={t('landing.request.open')}>
      <ul className="choices">
        {open.map((one) => (
          <li key={one.id}>
            <Link href={pathOf(one)} className="choice field-request">
              <span className="choice-icon">
                <FlowIcon name={one.kind === 'homeService' ? 'home' : 'truck'} />
              </span>
              <span className="choice-words">
                <span className="choice-title">{t(namedKey(`landing.request.now.${one.kind}.${one.stage}`))}</span>
                <span className="choice-detail">
                  {t(`landing.pages.${one.kind}.title`)} · <bdi dir="ltr">{one.ref}</bdi>
                </span>
                {one.slotAt && <span className="choice-detail">{`${format.longDay(one.slotAt)} ${format.time(one.slotAt)}`}</span>}
                {one.vehicle && <CarPlate car={one.vehicle} />}
              </span>
              <FlowIcon name="onward" size={22} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
