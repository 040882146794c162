import { useInfiniteQuery } from '@tanstack/react-query'
import type { OutputOf } from '../../schema/endpoints.ts'
import { leadFollowUps } from '../../schema/leads/calls.ts'
import { client } from '../core/client.ts'

const size = 10
/** A follow-up of a lead. */
export type FollowUp = OutputOf<'leadFollowUps'>['data'][number]

/** The pages of a lead's follow-ups, newest first. */
export const useFollowUps = (leadId: string) =>
  useInfiniteQuery({
    queryKey: ['followUps', 'of', leadId],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => client.call(leadFollowUps, { page: pageParam, size }, { params: { id: leadId }, signal }),
    getNextPageParam: ({ total }, pages) => (pages.length * size < total ? pages.length + 1 : undefined),
  })
