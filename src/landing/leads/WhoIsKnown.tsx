import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { leave, useIdentity } from '../customers/index.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { customerName } from '../../schema/core/customerName.ts'

/** The person's known details, where a mobile was proven, instead of the questions. */
export function WhoIsKnown() {
  const t = useTranslate()
  const { customer } = useIdentity()
  if (!customer) return null
  return (
    <div className="card who">
      <span className="choice-icon">
        <FlowIcon name="person" />
      </span>
      <span className="choice-words">
        <span className="choice-title">{customerName(customer)}</span>
        <bdi dir="ltr" className="choice-detail">
          {customer.mobile}
        </bdi>
      </span>
      <button type="button" className="link-button" onClick={press(() => leave())}>
        {t('landing.search.notYou')}
      </button>
    </div>
  )
}
