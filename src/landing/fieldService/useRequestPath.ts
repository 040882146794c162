import type { CustomerRequest } from '../../schema/fieldService/calls/requests.ts'
import { usePathTo } from '../core/navigation.ts'

/** Returns the path of a field request's page. */
export function useRequestPath(): (one: Pick<CustomerRequest, 'id' | 'kind'>) => string {
  const pathTo = usePathTo()
  return ({ id, kind }) => pathTo(kind, undefined, { request: id })
}
