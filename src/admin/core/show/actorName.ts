import type { HistoryEntry } from '../../../dataProvider/index.ts'
import { enumerations } from '../../../schema/enumerations.ts'
import type { Translate } from '../../../i18n/index.ts'
import { wordKey } from '../../../schema/core/dataKeys.ts'

type Actor = Pick<HistoryEntry, 'actorKind' | 'actorName' | 'byName'>

/** The name of who made a change: a member of staff, a customer, staff for a customer, a provider or a job. */
export function actorName(translate: Translate, code: 'en' | 'ar', { actorKind, actorName: word, byName }: Actor): string {
  const person = byName?.[code] ?? translate('admin.history.formerStaff')
  if (actorKind === 'staff') return person
  if (actorKind === 'apiKey') return translate('admin.history.apiKey', { name: word ?? '' })
  if (actorKind === 'agent') return translate('admin.history.through', { person, name: word ?? '' })
  if (actorKind === 'colleague') return translate('admin.history.forCustomer', { name: person })
  if (actorKind === 'customer') return translate('admin.history.customer')
  if (actorKind === 'provider') {
    const paid = enumerations.paymentProvider.some((one) => one === word)
    return translate(wordKey(paid ? 'paymentProvider' : 'messageCarrier', word))
  }
  if (actorKind === null) return translate('admin.history.unknown')
  const isClock = enumerations.clock.some((clock) => clock === word)
  const name = translate(wordKey(isClock ? 'clock' : 'jobKind', word))
  return translate(isClock ? 'admin.history.scheduledJob' : 'admin.history.backgroundJob', { name })
}
