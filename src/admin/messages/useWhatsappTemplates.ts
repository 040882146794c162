import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listWhatsappTemplates } from '../../schema/messages/calls.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { client } from '../core/client.ts'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'

const key = ['whatsappTemplates', 'states']
/** A template of WhatsApp with its approval. */
export type WhatsappTemplate = OutputOf<'listWhatsappTemplates'>['templates'][number]

/** All of them, and whether people enter the words at the provider. */
export type WhatsappTemplates = Pick<OutputOf<'listWhatsappTemplates'>, 'templates' | 'byHand'>

/** The approvals of the words for WhatsApp; undefined while the dealership has no account of WhatsApp. */
export function useWhatsappTemplates(): WhatsappTemplates | undefined {
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => client.call(listWhatsappTemplates, {}, { signal, quiet: true }) })
  useLiveRefresh(['whatsappTemplates', 'messageTemplates'], () => queries.invalidateQueries({ queryKey: key }))
  return data?.active ? data : undefined
}
