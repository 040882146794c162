import Arrow from '@mui/icons-material/ArrowRightAltOutlined'
import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { fieldsOf } from '../definition.ts'
import { partOf } from '../../../fields/admin.ts'
import { Unseen } from '../parts/Unseen.tsx'
import { useTranslate } from '../../../i18n/index.ts'

interface DifferenceProps {
  resource: string
  name: string
  from: unknown
  to: unknown
}

/** A value of a field in its kind's view; masked values stay dots. */
function Value({ resource, name, value }: { resource: string; name: string; value: unknown }) {
  const translate = useTranslate()
  const field = fieldsOf(resource)[name]
  if (value === null || value === undefined || value === '') return <span>{translate('admin.field.empty')}</span>
  if (!field || (typeof value === 'string' && value.includes('•'))) return <bdi dir="ltr">{typeof value === 'string' ? value : '•'}</bdi>
  const { View } = partOf(field)
  return <View field={field} name={name} resource={resource} value={value} row={{ [name]: value }} dense />
}

/** The old and the new value of a field. */
export function Difference({ resource, name, from, to }: DifferenceProps) {
  const translate = useTranslate()
  const was = from !== null && from !== undefined && from !== ''
  return (
    <Suspense fallback={null}>
      <Box
        component="dd"
        sx={{ margin: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75, rowGap: 0.25, overflowWrap: 'anywhere' }}
      >
        <Box component="del" sx={{ color: 'text.secondary', textDecoration: was ? 'line-through' : 'none', minInlineSize: 0 }}>
          <Unseen>{translate('admin.show.was')} </Unseen>
          <Value resource={resource} name={name} value={from} />
        </Box>
        <Arrow aria-hidden sx={{ fontSize: 18, color: 'text.disabled', '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
        <Box component="ins" sx={{ textDecoration: 'none', minInlineSize: 0 }}>
          <Value resource={resource} name={name} value={to} />
        </Box>
      </Box>
    </Suspense>
  )
}
