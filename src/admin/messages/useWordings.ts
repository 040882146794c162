import { useQuery } from '@tanstack/react-query'
import type { Wording } from '../../schema/messages/calls/messageTexts.ts'
import { messageWordings } from '../../schema/messages/calls.ts'
import { client } from '../core/client.ts'

/** Every kind of message: the built-in texts, present values of the placeholders, and the price of a part. */
export function useWordings(): {
  wordings: readonly Wording[] | undefined
  wordingOf: (kind: unknown) => Wording | undefined
  /** Price of one SMS part in minor units, where the tenant has set one. */
  partPrice: number | null
} {
  const { data } = useQuery({ queryKey: ['messageWordings'], queryFn: ({ signal }) => client.call(messageWordings, {}, { signal }) })
  return {
    wordings: data?.wordings,
    wordingOf: (kind) => data?.wordings.find((one) => one.kind === kind),
    partPrice: data?.partPrice ?? null,
  }
}
