import { useQuery } from '@tanstack/react-query'
import type { Wording } from '../../../schema/calls/messageTexts.ts'
import { client } from '../../client.ts'

/** Every kind of message: the house's words and what would fill them in now. */
export function useWordings(): { wordings: readonly Wording[] | undefined; wordingOf: (kind: unknown) => Wording | undefined } {
  const { data } = useQuery({ queryKey: ['messageWordings'], queryFn: ({ signal }) => client.call('messageWordings', {}, { signal }) })
  return { wordings: data?.wordings, wordingOf: (kind) => data?.wordings.find((one) => one.kind === kind) }
}
