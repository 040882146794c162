import { usePathTo } from '../core/navigation.ts'

/** Returns the address of a car's page, which can be shared. */
export function useCarPath(): (carId: string, more?: Record<string, string>) => string {
  const pathTo = usePathTo()
  return (car, more = {}) => pathTo('shop-now', undefined, { car, ...more })
}
