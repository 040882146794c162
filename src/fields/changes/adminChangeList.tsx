import Arrow from '@mui/icons-material/ArrowRightAltOutlined'
import Box from '@mui/material/Box'
import { fieldsOf } from '../../admin/core/definition.ts'
import { labelOf, useI18n } from '../../admin/core/useI18n.ts'
import { RowName } from '../../admin/core/fields/RowName.tsx'
import { writtenFields } from '../../admin/core/show/writtenFields.ts'
import { textOf } from '../../admin/core/fields/texts.ts'

interface ChangeListProps {
  resource: string
  changes: Readonly<Record<string, { from?: unknown; to?: unknown }>>
}

/** Changed fields with their old and new values. */
export function ChangeList({ resource, changes }: ChangeListProps) {
  const i18n = useI18n()
  const fields = fieldsOf(resource)
  const say = (name: string, value: unknown) => {
    const field = fields[name]
    if (value === null || value === undefined || value === '') return <span>{i18n.translate('admin.field.empty')}</span>
    if (field?.kind === 'ref' && 'target' in field.config && typeof value === 'string')
      return <RowName target={field.config.target} id={value} />
    return <bdi>{field && !String(value).includes('•') ? textOf(field, value, i18n) : String(value)}</bdi>
  }
  const names = writtenFields(resource, changes)
  return (
    <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 0.5, '& dd': { margin: 0 } }}>
      {names.map((name) => (
        <Box key={name} sx={{ overflowWrap: 'anywhere' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 12 }}>
            {labelOf(i18n.translate, resource, name)}
          </Box>
          <dd>
            <Box component="span" sx={{ color: 'text.secondary', textDecoration: changes[name]?.from ? 'line-through' : undefined }}>
              {say(name, changes[name]?.from)}
            </Box>
            <Arrow
              aria-hidden
              fontSize="small"
              sx={{ marginInline: 0.75, verticalAlign: 'middle', color: 'text.disabled', '[dir=rtl] &': { transform: 'scaleX(-1)' } }}
            />
            <span>{say(name, changes[name]?.to)}</span>
          </dd>
        </Box>
      ))}
    </Box>
  )
}
