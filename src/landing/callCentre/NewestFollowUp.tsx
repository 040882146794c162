import { FollowUp } from './FollowUp.tsx'
import { useFoundCustomer } from './useFoundCustomer.ts'

/** A follow-up on the customer's newest open lead; without one it creates a lead. */
export function NewestFollowUp({ onClose }: { onClose: () => void }) {
  const found = useFoundCustomer()
  return found === undefined ? null : <FollowUp lead={found?.leads[0]} onClose={onClose} />
}
