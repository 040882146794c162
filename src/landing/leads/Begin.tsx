import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { usePathTo } from '../core/navigation.ts'
import { Waiting } from '../core/steps/Waiting.tsx'
import { useTenant } from '../core/tenant/TenantProvider.tsx'
import { beginWith, prefilledLead } from './beginWith.ts'

/** Starts a draft with the values of a link once the tenant is known, and removes them from the address. */
export function Begin() {
  const { outcome } = useTenant()
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const prefilled = prefilledLead(query)
  const words = JSON.stringify(prefilled)
  const path = usePathTo()('lead', undefined, prefilled?.car ? { step: 'person' } : prefilled?.type ? { step: 'car' } : {})
  useEffect(() => {
    if (outcome === undefined) return
    if (words) beginWith(JSON.parse(words) as NonNullable<typeof prefilled>)
    navigate(path, { replace: true })
  }, [outcome, words, path, navigate])
  return <Waiting page="lead" />
}
