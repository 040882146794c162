import type { EnumerationName } from '../../../schema/enumerations.ts'
import type { Translate } from '../../../i18n/index.ts'
import { definitionOf, fieldsOf } from '../definition.ts'
import { toneOf, type Tone } from '../theme/tones.ts'
import { wordKey } from '../../../schema/core/dataKeys.ts'

const listOf = (resource: string): EnumerationName => {
  const field = fieldsOf(resource)[definitionOf(resource).status?.field ?? '']
  if (field?.kind !== 'choice') throw new Error(`${resource} has no status.`)
  return (field.config as { enumeration: EnumerationName }).enumeration
}

/** The label of a status of a resource. */
export const statusName = (translate: Translate, resource: string, status: string): string => translate(wordKey(listOf(resource), status))

/** The tone of a status of a resource. */
export const statusTone = (resource: string, status: string): Tone => toneOf(listOf(resource), status) ?? 'neutral'
