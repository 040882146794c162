// List filters by field kind. A file without views and inputs, because the audience's view and input use it.
import { datesFilter } from '../admin/core/filters/DatesFilter.tsx'
import { numbersFilter } from '../admin/core/filters/NumbersFilter.tsx'
import { rowsFilter } from '../admin/core/filters/RowsFilter.tsx'
import { tagsFilter } from '../admin/core/filters/TagsFilter.tsx'
import { textFilter } from '../admin/core/filters/TextFilter.tsx'
import { wordsFilter } from '../admin/core/filters/WordsFilter.tsx'
import { yesNoFilter } from '../admin/core/filters/YesNoFilter.tsx'
import type { FilterPart } from '../admin/core/fields/parts.ts'
import { minorUnits } from '../schema/core/time/region.ts'
import type { AnyField, FieldKind } from '../schema/core/field.ts'

const wholeNumbers = numbersFilter({ unit: () => 1, write: (_, value) => String(value) })

const filters = {
  bilingual: textFilter,
  choice: wordsFilter,
  choices: wordsFilter,
  date: datesFilter(false),
  dateTime: datesFilter(true),
  email: textFilter,
  integer: wholeNumbers,
  longText: textFilter,
  mobile: textFilter,
  money: numbersFilter({ unit: ({ currency }) => minorUnits(currency), write: ({ format }, value) => format.money(value) }),
  plate: textFilter,
  rating: wholeNumbers,
  ref: rowsFilter,
  refs: rowsFilter,
  tags: tagsFilter,
  text: textFilter,
  vin: textFilter,
  yesNo: yesNoFilter,
} satisfies { [K in FieldKind]?: FilterPart<K> }

/** The list filter of a field; undefined where its kind has none. */
export const filterOf = (field: Pick<AnyField, 'kind'>): FilterPart | undefined =>
  (filters as Partial<Record<FieldKind, FilterPart>>)[field.kind]
