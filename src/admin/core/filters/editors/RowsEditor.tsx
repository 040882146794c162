import { useTranslate } from '../../../../i18n/index.ts'
import type { FilterProps } from '../../fields/parts.ts'
import { RowSearch } from '../../fields/RowSearch.tsx'
import { labelOf } from '../../useI18n.ts'
import { listOf } from '../listOf.ts'

/** Finds rows of another resource. */
export function RowsEditor({ field, name, resource, values, set }: FilterProps<'ref' | 'refs'>) {
  const translate = useTranslate()
  return (
    <RowSearch
      multiple
      target={field.config.target}
      label={labelOf(translate, resource, name)}
      value={listOf(values[name])}
      onChange={(ids) => set({ [name]: ids.length > 0 ? ids : undefined })}
    />
  )
}
