import { usePathTo } from '../core/navigation.ts'

/** Returns the path of a case's page. */
export function useCasePath(): (ref: string) => string {
  const pathTo = usePathTo()
  return (ref) => pathTo('complain', undefined, { ref })
}
