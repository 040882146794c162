import { useTranslate } from '../../../i18n/index.ts'
import type { OwnCase } from '../../../schema/cases/calls/cases.ts'
import { FlowIcon } from '../../core/parts/FlowIcon.tsx'
import { useBilingual } from '../../core/useBilingual.ts'
import { useFormat } from '../../core/useFormat.ts'
import './complain.css'

/** What happens with a case now: its state, who handles it, and until when the dealership answers. */
export function CaseNow({ known: { status, owner, department, dueAt } }: { known: OwnCase }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const closed = status === 'closed'
  const late = dueAt !== null && Date.parse(dueAt) < Date.now()
  return (
    <div className="card case-now">
      <FlowIcon name={closed ? 'check' : 'clock'} size={26} />
      <div className="case-now-words">
        <p className="choice-title">{t(`landing.case.now.${status}`)}</p>
        {!closed && (
          <dl className="facts">
            <div>
              <dt>{t('landing.case.handler')}</dt>
              <dd>{owner ? bilingual(owner) : t(`landing.case.team.${department}`)}</dd>
            </div>
            {dueAt && (
              <div>
                <dt>{t(late ? 'landing.case.dueWas' : 'landing.case.due')}</dt>
                <dd>
                  {format.longDay(dueAt)} <span className="together">{format.time(dueAt)}</span>
                </dd>
              </div>
            )}
          </dl>
        )}
        {late && <p className="muted small">{t('landing.case.late')}</p>}
      </div>
    </div>
  )
}
