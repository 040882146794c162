import { useSearchParams } from 'wouter'
import { later } from '../../core/later.ts'
import { FlowPage } from '../../customers/index.ts'

const CasePage = later(() => import('./CasePage.tsx').then((file) => file.CasePage))
const ComplaintSteps = later(() => import('./ComplaintSteps.tsx').then((file) => file.ComplaintSteps))
const ComplaintSent = later(() => import('./ComplaintSent.tsx').then((file) => file.ComplaintSent))

/** The complaint flow; or, with a reference in the address, the page of one case. */
export function Complain() {
  const [query] = useSearchParams()
  const ref = query.get('ref')
  if (ref)
    return (
      <FlowPage key={ref} page="complain" proof="find">
        {() => <CasePage reference={ref} />}
      </FlowPage>
    )
  return (
    <FlowPage<string> page="complain" proof="find" done={(sent, another) => <ComplaintSent reference={sent} onAnother={another} />}>
      {() => <ComplaintSteps />}
    </FlowPage>
  )
}
