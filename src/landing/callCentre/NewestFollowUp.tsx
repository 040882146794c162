import { FollowUp } from './FollowUp.tsx'
import { useFoundCustomer } from './useFoundCustomer.ts'

/** A follow-up on the customer's newest open lead; where there is none it becomes one. */
export function NewestFollowUp({ onClose }: { onClose: () => void }) {
  const found = useFoundCustomer()
  return found === undefined ? null : <FollowUp lead={found?.leads[0]} onClose={onClose} />
}
