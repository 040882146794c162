import { useTranslate } from '../../i18n/index.ts'
import type { CustomerOrder } from '../../schema/payments/calls/payments.ts'

const tones = {
  open: 'tag-due',
  paid: 'tag-good',
  cancelling: 'tag-due',
  cancelled: '',
  returning: 'tag-due',
  returned: '',
  failed: 'tag-bad',
} as const

/** The outcome of an order in one word. */
export function OutcomeTag({ outcome }: Pick<CustomerOrder, 'outcome'>) {
  const t = useTranslate()
  return <span className={`tag ${tones[outcome]}`}>{t(`landing.tamara.outcome.${outcome}`)}</span>
}
