import { FlowPage } from '../../customers/index.ts'
import { later } from '../../core/later.ts'

const Assistant = later(() => import('./Assistant.tsx').then((file) => file.Assistant))

/** The page of the assistant, which answers from the tenant's published questions. Needs no proven mobile. */
export const AskPage = () => (
  <FlowPage page="ask" proof="nobody">
    {() => <Assistant />}
  </FlowPage>
)
