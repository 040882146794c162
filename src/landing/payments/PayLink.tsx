import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import type { CustomerVisit } from '../../schema/appointments/index.ts'
import { amountDue } from '../../schema/core/money.ts'
import { useSession } from '../../session/index.ts'
import { usePathTo } from '../core/navigation.ts'
import { Icon } from '../core/parts/Icon.tsx'
import { useLinkParams } from '../appointments/index.ts'

/** The link to pay for a booking online, while there is something to pay. */
export function PayLink({ appointment }: { appointment: CustomerVisit['appointment'] }) {
  const t = useTranslate()
  const pathTo = usePathTo()
  const linkParams = useLinkParams()
  const flags = useSession('settings')?.flags
  const { type, closure, status, totals } = appointment
  const payable =
    (type === 'service' || type === 'walkIn') && closure === 'none' && status !== 'delivered' && totals && amountDue(totals) > 0
  if (!flags?.onlinePayment || !payable) return null
  return (
    <Link href={pathTo('manage-service-tamara', undefined, linkParams)} className="button button-quiet button-wide">
      <Icon name="payment" size={20} />
      {t('landing.manage.pay')}
    </Link>
  )
}
