import { usePathTo } from '../../navigation.ts'
import { useLinkTold } from '../../visit/asking.ts'

/** The address of one order on this page. */
export function useOrderPath(): (orderId: string) => string {
  const pathTo = usePathTo()
  const told = useLinkTold()
  return (order) => pathTo('manage-service-tamara', undefined, { ...told, order })
}
