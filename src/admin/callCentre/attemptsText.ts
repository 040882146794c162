import type { Translate } from '../../i18n/index.ts'

/** The number of calls as text. */
export const attemptsText = (translate: Translate, attempts: number): string =>
  attempts === 0 ? translate('admin.outbound.notCalled') : translate('admin.outbound.attempts', { smart_count: attempts })
