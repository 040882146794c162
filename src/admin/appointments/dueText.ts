import type { OfferedService } from '../../schema/appointments/index.ts'
import { dueReason, dueState, refusedText } from '../../i18n/due.ts'
import type { I18n } from '../core/useI18n.ts'

/** Whether a service is due or overdue, and why, and whether it was refused before; empty when it is neither. */
export const dueText = ({ translate, format }: I18n, { basis, refused }: Pick<OfferedService, 'basis' | 'refused'>): string =>
  [
    ...(basis ? [`${dueState(translate, format, basis)}. ${dueReason(translate, format, basis)}`] : []),
    ...(refused ? [refusedText(translate, format, refused, refused.price)] : []),
  ].join(' ')

/** Whether a service is to be proposed for a car: it is due, or was refused before. */
export const isWorthOffering = ({ recommended, refused }: Pick<OfferedService, 'recommended' | 'refused'>): boolean =>
  recommended || refused !== null
