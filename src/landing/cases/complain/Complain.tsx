import { useSearchParams } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import { later } from '../../core/later.ts'
import { FlowPage } from '../../customers/index.ts'
import { Waiting } from '../../core/steps/Waiting.tsx'
import { useTenant } from '../../core/tenant/TenantProvider.tsx'
import { useFirstProof } from '../firstProof.ts'

const CasePage = later(() => import('./CasePage.tsx').then((file) => file.CasePage))
const ComplaintSteps = later(() => import('./ComplaintSteps.tsx').then((file) => file.ComplaintSteps))
const ComplaintSent = later(() => import('./ComplaintSent.tsx').then((file) => file.ComplaintSent))

/** The complaint flow; or, with a reference in the address, the page of one case. */
export function Complain() {
  const [query] = useSearchParams()
  const { outcome } = useTenant()
  const proof = useFirstProof()
  const t = useTranslate()
  const text = t('landing.complain.wordsText')
  const ref = query.get('ref')
  // As prerendered, for every address.
  if (outcome === undefined) return <Waiting page="complain" text={text} />
  if (ref)
    return (
      <FlowPage key={ref} page="complain" proof="find">
        {() => <CasePage reference={ref} />}
      </FlowPage>
    )
  return (
    <FlowPage<string>
      page="complain"
      proof={proof}
      text={text}
      done={(sent, another) => <ComplaintSent reference={sent} onAnother={another} />}
    >
      {() => <ComplaintSteps />}
    </FlowPage>
  )
}
