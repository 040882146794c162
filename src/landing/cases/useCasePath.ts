import { usePathTo } from '../core/navigation.ts'

/** Leads to the page of a case. */
export function useCasePath(): (ref: string) => string {
  const pathTo = usePathTo()
  return (ref) => {
    const path = pathTo('complain')
    return `${path}${path.includes('?') ? '&' : '?'}ref=${encodeURIComponent(ref)}`
  }
}
