import type { OfferedService } from '../../schema/appointments/index.ts'
import type { I18n } from '../core/useI18n.ts'

/** Why a service is recommended: its interval, and whether it is due or by how much overdue; empty when it is not due. */
export function dueText({ translate, format }: I18n, { basis }: Pick<OfferedService, 'basis'>): string {
  if (!basis) return ''
  const { kind, every, over } = basis
  const amount = (count: number) => ({ km: format.number(count), smart_count: count })
  const interval = translate(kind === 'km' ? 'admin.vehicle.everyKm' : 'admin.vehicle.everyMonths', amount(every))
  const state =
    over === 0
      ? translate('admin.vehicle.dueNow')
      : translate(kind === 'km' ? 'admin.vehicle.overKm' : 'admin.vehicle.overMonths', amount(over))
  return `${state} · ${interval}`
}
