import { useTranslate } from '../../../i18n/index.ts'
import type { OwnCase } from '../../../schema/cases/calls/cases.ts'

const tones = { open: 'tag-due', 'in-progress': 'tag-due', closed: 'tag-good' } as const

/** The status of a case in the customer's words. */
export function CaseTag({ status }: Pick<OwnCase, 'status'>) {
  const t = useTranslate()
  return <span className={`tag ${tones[status]}`}>{t(`landing.case.status.${status}`)}</span>
}
