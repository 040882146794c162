import type { ElementType, ReactNode } from 'react'
import type { CustomerRequest } from '../../schema/calls/requests.ts'
import { later } from '../later.ts'
import { FlowPage } from '../steps/FlowPage.tsx'
import { useShownRequest } from './useShownRequest.ts'

const OpenErrands = later(() => import('./OpenErrands.tsx').then((file) => file.OpenErrands))
const RequestPage = later(() => import('./RequestPage.tsx').then((file) => file.RequestPage))

interface RequestFlowProps {
  page: 'homeService' | 'roadsideAssistance'
  /** What cannot wait: it stands above everything. */
  first?: ReactNode
  /** The steps of asking for it. */
  Steps: ElementType<{ onSent: (request: CustomerRequest) => void }>
}

/** Asks for somebody to come; then, or by a link, how far that is. What is under way already stands above the steps. */
export function RequestFlow({ page, first, Steps }: RequestFlowProps) {
  const [shown, show] = useShownRequest()
  const again = () => show(undefined)
  return (
    <FlowPage<CustomerRequest>
      page={page}
      proof="book"
      first={first}
      done={(sent, another) => (
        <RequestPage
          id={shown ?? sent.id}
          onAnother={() => {
            again()
            another()
          }}
        />
      )}
    >
      {(finish) =>
        shown ? (
          <RequestPage id={shown} onAnother={again} />
        ) : (
          <>
            <div className="flow flow-narrow flow-open">
              {first}
              <OpenErrands kind={page} />
            </div>
            <Steps onSent={finish} />
          </>
        )
      }
    </FlowPage>
  )
}
