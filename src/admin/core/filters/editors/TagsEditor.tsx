import { useTranslate } from '../../../../i18n/index.ts'
import { TagsBox } from '../../../../fields/tags/adminTagsBox.tsx'
import type { FilterProps } from '../../fields/parts.ts'
import { labelOf } from '../../useI18n.ts'
import { listOf } from '../listOf.ts'

/** Types tags of which a row shall have one. */
export function TagsEditor({ name, resource, values, set }: FilterProps<'tags'>) {
  const translate = useTranslate()
  return (
    <TagsBox
      label={labelOf(translate, resource, name)}
      value={listOf(values[name])}
      onChange={(words) => set({ [name]: words.length > 0 ? words : undefined })}
    />
  )
}
