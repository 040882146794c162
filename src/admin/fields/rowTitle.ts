import { definitionOf, fieldsOf } from '../definition.ts'
import type { Speaker } from '../speaker.ts'
import { resourceWord } from './pointer.ts'
import { textOf } from './texts.ts'

const joined = (names: readonly string[], resource: string, row: Readonly<Record<string, unknown>>, speaker: Speaker) =>
  names
    .flatMap((name) => {
      const field = fieldsOf(resource)[name]
      const value = row[name]
      return field && value !== null && value !== undefined && value !== ''
        ? [resourceWord(speaker.translate, name, value) ?? textOf(field, value, speaker)]
        : []
    })
    .join(' ')

/** What names a row to a person. */
export const rowTitle = (resource: string, row: Readonly<Record<string, unknown>>, speaker: Speaker): string =>
  joined(definitionOf(resource).title, resource, row, speaker) || String(row['id'] ?? '').slice(-6)

/** The second, muted line; empty when the resource has none. */
export const rowSubtitle = (resource: string, row: Readonly<Record<string, unknown>>, speaker: Speaker): string =>
  joined(definitionOf(resource).subtitle ?? [], resource, row, speaker)
