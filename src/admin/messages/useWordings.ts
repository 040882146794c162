import { useQuery } from '@tanstack/react-query'
import type { Wording } from '../../schema/messages/calls/messageTexts.ts'
import { messageWordings } from '../../schema/messages/calls.ts'
import { client } from '../core/client.ts'

/** Every kind of message: the built-in texts and present values of the placeholders. */
export function useWordings(): { wordings: readonly Wording[] | undefined; wordingOf: (kind: unknown) => Wording | undefined } {
  const { data } = useQuery({ queryKey: ['messageWordings'], queryFn: ({ signal }) => client.call(messageWordings, {}, { signal }) })
  return { wordings: data?.wordings, wordingOf: (kind) => data?.wordings.find((one) => one.kind === kind) }
}
