import type { OfferedService } from '../../schema/appointments/index.ts'
import { dueReason, dueState } from '../../i18n/due.ts'
import type { I18n } from '../core/useI18n.ts'

/** Whether a service is due or overdue, and why; empty when it is not due. */
export const dueText = ({ translate, format }: I18n, { basis }: Pick<OfferedService, 'basis'>): string =>
  basis ? `${dueState(translate, format, basis)}. ${dueReason(translate, format, basis)}` : ''
