import { useSearchParams } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import { later } from '../../core/later.ts'
import { FlowPage } from '../../customers/index.ts'
import { WaitingSteps } from '../../core/steps/WaitingSteps.tsx'
import { useTenant } from '../../core/tenant/TenantProvider.tsx'
import { useFirstProof } from '../firstProof.ts'
import { complaintSteps } from '../steps.ts'

const CasePage = later(() => import('./CasePage.tsx').then((file) => file.CasePage))
const loadSteps = () => import('./ComplaintSteps.tsx').then((file) => file.ComplaintSteps)
const ComplaintSteps = later(loadSteps)
const ComplaintSent = later(() => import('./ComplaintSent.tsx').then((file) => file.ComplaintSent))

/** The complaint flow; or, with a reference in the address, the page of one case. */
export function Complain() {
  const [query] = useSearchParams()
  const { outcome } = useTenant()
  const proof = useFirstProof()
  const t = useTranslate()
  const ref = query.get('ref')
  const waiting = (
    <WaitingSteps
      page="complain"
      steps={complaintSteps}
      title={t('landing.complain.words')}
      text={t('landing.complain.wordsText')}
      height={110}
      {...(ref ? {} : { load: loadSteps })}
    />
  )
  // As prerendered, for every address.
  if (outcome === undefined) return waiting
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
      waiting={waiting}
      done={(sent, another) => <ComplaintSent reference={sent} onAnother={another} />}
    >
      {() => <ComplaintSteps />}
    </FlowPage>
  )
}
