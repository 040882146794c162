import { useEffect, useState } from 'react'
import { HttpError } from '../../http/index.ts'
import type { FoundCustomer } from '../../schema/customers/index.ts'
import { findCustomer } from '../../schema/customers/calls.ts'
import { useIdentity } from '../customers/index.ts'
import { agentCall } from './agentCall.ts'

/** The data of the customer for whom the colleague acts: undefined while it loads, null where it is not available. */
export function useFoundCustomer(): FoundCustomer | null | undefined {
  const { customer, vehicles } = useIdentity()
  const [found, setFound] = useState<FoundCustomer | null>()
  const id = customer?.id
  // A mobile that is masked for the colleague cannot be searched for; the plate or VIN can.
  const mobile = customer?.mobile && !customer.mobile.includes('•') ? customer.mobile : undefined
  const plate = mobile ? undefined : (vehicles[0]?.plate ?? undefined)
  const vin = mobile || plate ? undefined : (vehicles[0]?.vin ?? undefined)
  useEffect(() => {
    let left = false
    setFound(undefined)
    if (!id) return
    if (!mobile && !plate && !vin) return setFound(null)
    agentCall(findCustomer, { mobile, plate, vin }, { quiet: 'silent' })
      .then(({ matches = [] }) => left || setFound(matches.find(({ customer: one }) => one.id === id) ?? null))
      .catch((failure: unknown) => {
        if (!(failure instanceof HttpError)) throw failure
        if (!left) setFound(null)
      })
    return () => {
      left = true
    }
  }, [id, mobile, plate, vin])
  return found
}
