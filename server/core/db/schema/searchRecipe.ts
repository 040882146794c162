// What the search text of a resource's rows is made of. Two recipes that differ make different texts of the same row.
import { createHash } from 'node:crypto'
import type { AnyField, FieldKind } from '../../../../src/schema/core/field.ts'
import { columnKinds, searchable, type ColumnKind } from './columns.ts'

// Letters of each group that the search reads as one, and both scripts' digits.
const sample = 'Aé أإآٱ ة ىی ک ـ ٠١٢٣ ۴۵۶ ﷲ'
const samples: Partial<Record<FieldKind, unknown>> = {
  bilingual: { en: sample, ar: 'ب' },
  richText: { en: sample, ar: 'ب' },
  tags: [sample, 'b'],
  mobile: '+966501234567',
  plate: 'ABD1234',
}

/** The kind's way of writing its values into the search text, as a short hash of what it makes of a sample. */
function writing(kind: FieldKind): string {
  const { searchText = String }: ColumnKind = columnKinds[kind]
  return createHash('sha256')
    .update(searchable(searchText(samples[kind] ?? sample)))
    .digest('hex')
    .slice(0, 8)
}

/** The recipe: each searched field in the order of the text, with its kind and a mark of how that kind is written. '' where nothing is searched. */
export const searchRecipe = (fields: Readonly<Record<string, AnyField>>): string =>
  Object.entries(fields)
    .filter(([, one]) => one.search)
    .map(([name, { kind }]) => `${name} ${kind} ${writing(kind)}`)
    .join(', ')
