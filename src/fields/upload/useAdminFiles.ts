import { useGetMany } from 'react-admin'
import type { UploadedFile } from '../../schema/files/calls/uploads.ts'

/** A file as its row tells of it; one that was sent just now has no row yet. */
export type KnownFile = UploadedFile & { createdAt?: string }
// Signed addresses are good for an hour at least: a page that stays open asks anew before they are over.
const anew = 30 * 60_000

/** The files by id, in the order of the ids; null for one that is gone, undefined while it is being asked for. */
export function useFiles(ids: readonly string[]): (KnownFile | null | undefined)[] {
  const { data, isPending } = useGetMany<KnownFile>(
    'files',
    { ids: [...ids], meta: { view: 'names' } },
    { enabled: ids.length > 0, refetchInterval: anew },
  )
  return ids.map((id) => (data ?? []).find((one) => one?.id === id) ?? (isPending ? undefined : null))
}
