// The record that the page shows, for colleagues who follow it up. Set by the pages of records, read when the follow-up opens.
import { useEffect } from 'react'
import type { Word } from '../../schema/enumerations.ts'

/** A lead, or another record by its reference. */
export type OpenRecord =
  | { kind: 'lead'; lead: { id: string; type: Word<'leadType'>; createdAt: string } }
  | { kind: Exclude<Word<'followedRecord'>, 'lead' | 'testDrive'>; ref: string }

let shown: OpenRecord | undefined

/** The record of the present page; undefined where it shows none. */
export const openRecord = (): OpenRecord | undefined => shown

/** Says that the page shows this record, as long as it is mounted; nothing while it is loading. */
export function useOpenRecord(record: OpenRecord | undefined): void {
  useEffect(() => {
    shown = record
    return () => {
      shown = undefined
    }
  })
}
