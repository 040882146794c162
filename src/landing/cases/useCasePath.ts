import { usePathTo } from '../core/navigation.ts'

/** Returns the path of a case's page. */
export function useCasePath(): (ref: string) => string {
  const pathTo = usePathTo()
  return (ref) => {
    const path = pathTo('complain')
    return `${path}${path.includes('?') ? '&' : '?'}ref=${encodeURIComponent(ref)}`
  }
}
