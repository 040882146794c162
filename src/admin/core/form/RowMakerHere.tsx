import { createContext, useContext, useState, type ReactNode } from 'react'
import { RowMaking, type RowRequest } from '../fields/rowMaking.ts'
import { MakeDialog } from './MakeDialog.tsx'

const Depth = createContext(0)
// A customer for a vehicle for a booking; deeper than that nobody finds the way back.
const deepest = 2

/** Lets the references inside make the row they need in a dialog of their own, which stands outside their form. */
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
