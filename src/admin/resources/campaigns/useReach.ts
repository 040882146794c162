import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { InputOf } from '../../../schema/endpoints.ts'
import { client } from '../../client.ts'

type Wish = InputOf<'campaignReach'>
const settled = 400

/** Whom a campaign would reach; asked again a moment after the last change. */
export function useReach(wish: Wish) {
  const wanted = JSON.stringify(wish)
  const [asked, setAsked] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), settled)
    return () => clearTimeout(timer)
  }, [wanted])
  return useQuery({
    queryKey: ['campaigns', 'reach', asked],
    queryFn: ({ signal }) => client.call('campaignReach', JSON.parse(asked) as Wish, { signal, quiet: 'silent' }),
    placeholderData: keepPreviousData,
    retry: false,
  })
}
