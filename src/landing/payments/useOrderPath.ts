import { usePathTo } from '../core/navigation.ts'
import { useLinkParams } from '../appointments/index.ts'

/** The address of one order on this page. */
export function useOrderPath(): (orderId: string) => string {
  const pathTo = usePathTo()
  const linkParams = useLinkParams()
  return (order) => pathTo('manage-service-tamara', undefined, { ...linkParams, order })
}
