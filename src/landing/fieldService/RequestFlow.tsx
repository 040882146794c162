import type { ElementType, ReactNode } from 'react'
import type { CustomerRequest } from '../../schema/fieldService/calls/requests.ts'
import { later } from '../core/later.ts'
import { FlowPage } from '../customers/index.ts'
import { useShownRequest } from './useShownRequest.ts'

const OpenFieldRequests = later(() => import('./OpenFieldRequests.tsx').then((file) => file.OpenFieldRequests))
const RequestPage = later(() => import('./RequestPage.tsx').then((file) => file.RequestPage))

interface RequestFlowProps {
  page: 'homeService' | 'roadsideAssistance'
  /** Shown above everything. */
  first?: ReactNode
  /** The steps of the request. */
  Steps: ElementType<{ onSent: (request: CustomerRequest) => void }>
}

/** The page of a field request: its steps, then, or by a link, its progress. Open requests are listed above the steps. */
export function RequestFlow({ page, first, Steps }: RequestFlowProps) {
  const [shown, show] = useShownRequest()
  const again = () => show(undefined)
  return (
    <FlowPage<CustomerRequest>
      page={page}
      proof="book"
      first={first}
      done={(sent, another) => <RequestPage id={shown ?? sent.id} onAnother={another} />}
    >
      {(finish) =>
        shown ? (
          <RequestPage id={shown} onAnother={again} />
        ) : (
          <>
            <div className="flow flow-narrow flow-open">
              {first}
              <OpenFieldRequests kind={page} />
            </div>
            <Steps onSent={finish} />
          </>
        )
      }
    </FlowPage>
  )
}
