import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { InputOf } from '../../schema/endpoints.ts'
import { campaignReach } from '../../schema/campaigns/calls.ts'
import { client } from '../core/client.ts'
import { previousData } from '../core/parts/connection.ts'

type Input = InputOf<'campaignReach'>
const settled = 400

/** The reach of a campaign, reloaded shortly after the last change. */
export function useReach(request: Input) {
  const wanted = JSON.stringify(request)
  const [requested, setRequested] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setRequested(wanted), settled)
    return () => clearTimeout(timer)
  }, [wanted])
  return useQuery({
    queryKey: ['campaigns', 'reach', requested],
    queryFn: ({ signal }) => client.call(campaignReach, JSON.parse(requested) as Input, { signal, quiet: 'silent' }),
    placeholderData: previousData,
    retry: false,
  })
}
