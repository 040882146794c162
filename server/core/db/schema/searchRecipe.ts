// Describes how the search text of a resource's rows is built. Different recipes give different texts for the same row.
import { createHash } from 'node:crypto'
import type { AnyField, FieldKind } from '../../../../src/schema/core/field.ts'
import { columnKinds, searchable, type ColumnKind } from './columns.ts'

// Letters of each group that the search treats as one, and digits of both scripts.
const sample = 'Aé أإآٱ ة ىی ک ـ ٠١٢٣ ۴۵۶ ﷲ'
const samples: Partial<Record<FieldKind, unknown>> = {
  bilingual: { en: sample, ar: 'ب' },
  richText: { en: sample, ar: 'ب' },
  tags: [sample, 'b'],
  mobile: '+966501234567',
  plate: 'ABD1234',
}

/** A short hash of the text that a field kind produces from a sample. */
function writing(kind: FieldKind): string {
  const { searchText = String }: ColumnKind = columnKinds[kind]
  return createHash('sha256')
    .update(searchable(searchText(samples[kind] ?? sample)))
    .digest('hex')
    .slice(0, 8)
}

/**
 * The recipe of a resource's search text: each searched field in order, with its kind and a hash of that kind's code. '' when nothing is
 * searched. A changed recipe schedules a rebuild.
 */
export const searchRecipe = (fields: Readonly<Record<string, AnyField>>): string =>
  Object.entries(fields)
    .filter(([, one]) => one.search)
    .map(([name, { kind }]) => `${name} ${kind} ${writing(kind)}`)
    .join(', ')
