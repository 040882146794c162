import { TransportChoices } from '../TransportChoices.tsx'
import { useBooking } from '../booking.tsx'

/** The ways of bringing the car; a collection needs its address, which the step has. */
export function ChangeTransport() {
  const { draft, change, go } = useBooking()
  return (
    <TransportChoices
      value={draft.transport}
      onChange={(transport) => {
        change({ transport })
        if (transport === 'pickUpDelivery') go('transport')
      }}
    />
  )
}
