import { useGetMany } from 'react-admin'
import type { UploadedFile } from '../../schema/files/calls/uploads.ts'

/** A file as its row describes it; a file that was just uploaded has no row yet. */
export type KnownFile = UploadedFile & { createdAt?: string }
// Signed addresses are valid for at least an hour: an open page fetches new ones before that.
const anew = 30 * 60_000

/** The files by id, in the order of the ids; null for a deleted one, undefined while it is loading. */
export function useFiles(ids: readonly string[]): (KnownFile | null | undefined)[] {
  const { data, isPending } = useGetMany<KnownFile>(
    'files',
    { ids: [...ids], meta: { view: 'names' } },
    { enabled: ids.length > 0, refetchInterval: anew },
  )
  return ids.map((id) => (data ?? []).find((one) => one?.id === id) ?? (isPending ? undefined : null))
}
