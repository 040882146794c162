import { Link } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import { useCasePath } from '../useCasePath.ts'
import { Icon } from '../../core/parts/Icon.tsx'
import { useCall } from '../../core/useCall.ts'
import { useFormat } from '../../core/useFormat.ts'
import { CaseTag } from './CaseTag.tsx'
import { ownCases } from '../../../schema/cases/calls.ts'
import './complain.css'

const shown = 3

/** The person's latest cases with their status, or only the `open` ones; nothing where there are none. */
export function OwnCases({ open = false }: { open?: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const pathOf = useCasePath()
  const { data } = useCall(ownCases, {})
  const cases = data?.data.filter(({ status }) => !open || status !== 'closed').slice(0, shown) ?? []
  if (cases.length === 0) return null
  return (
    <section className="choices" aria-labelledby="own-cases">
      <h3 id="own-cases" className="part-title">
        {t(open ? 'landing.complain.open' : 'landing.complain.own')}
      </h3>
      {cases.map(({ ref, kind, status, department, createdAt }) => (
        <Link key={ref} href={pathOf(ref)} className="case-row">
          <span className="choice-words">
            <span className="choice-title">
              {t(`landing.case.title.${kind}`)} <bdi dir="ltr">{ref}</bdi>
            </span>
            <span className="choice-detail">
              {t(`enumerations.department.${department}`)} · {format.date(createdAt)}
            </span>
          </span>
          <CaseTag status={status} />
          <Icon name="onward" size={20} />
        </Link>
      ))}
    </section>
  )
}
