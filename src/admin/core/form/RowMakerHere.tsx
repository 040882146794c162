import { createContext, useContext, useState, type ReactNode } from 'react'
import { RowMaking, type RowRequest } from '../fields/rowMaking.ts'
import { MakeDialog } from './MakeDialog.tsx'

const Depth = createContext(0)
// A customer for a vehicle for a booking; deeper nesting would be confusing.
const deepest = 2

/** Lets references inside create rows in a dialog, which is rendered outside their form. */
export function RowMakerHere({ children }: { children: ReactNode }) {
  const depth = useContext(Depth)
  const [request, setRequest] = useState<RowRequest | null>(null)
  return (
    <RowMaking.Provider value={depth < deepest ? setRequest : null}>
      {children}
      {request && (
        <Depth.Provider value={depth + 1}>
          <RowMakerHere>
            <MakeDialog request={request} onClose={() => setRequest(null)} />
          </RowMakerHere>
        </Depth.Provider>
      )}
    </RowMaking.Provider>
  )
}
