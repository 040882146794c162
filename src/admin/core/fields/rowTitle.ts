import { namedCar, noPlateText } from '../../../schema/core/carMark.ts'
import { definitionOf, fieldsOf } from '../definition.ts'
import type { I18n } from '../useI18n.ts'
import { resourceWord } from './pointer.ts'
import { textOf } from './texts.ts'

/** These fields of a row as one text. */
export const textOfFields = (names: readonly string[], resource: string, row: Readonly<Record<string, unknown>>, i18n: I18n) =>
  names
    .flatMap((name) => {
      const field = fieldsOf(resource)[name]
      const value = row[name]
      if (field?.kind === 'plate' && field.neededWithout && !value) return [noPlateText(i18n.translate, namedCar(row).vin)]
      return field && value !== null && value !== undefined && value !== ''
        ? [resourceWord(i18n.translate, name, value) ?? textOf(field, value, i18n)]
        : []
    })
    .join(' ')

/** The title of a row. */
export const rowTitle = (resource: string, row: Readonly<Record<string, unknown>>, i18n: I18n): string =>
  textOfFields(definitionOf(resource).title, resource, row, i18n) || String(row['id'] ?? '').slice(-6)

/** The subtitle of a row; empty when the resource has none. */
export const rowSubtitle = (resource: string, row: Readonly<Record<string, unknown>>, i18n: I18n): string =>
  textOfFields(definitionOf(resource).subtitle ?? [], resource, row, i18n)
