import Arrow from '@mui/icons-material/ArrowForwardOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TransferColumn } from '../../../schema/core/longWork/transfer.ts'
import { useI18n } from '../useI18n.ts'
import { Choose } from './Choose.tsx'
import { lettersOf } from './lettersOf.ts'

interface ColumnRowProps {
  place: number
  heading: string
  samples: readonly string[]
  columns: readonly TransferColumn[]
  value: string | null
  onChange: (key: string | null) => void
}

/** A column of the file: its heading, its first cells, and its target. */
export function ColumnRow({ place, heading, samples, columns, value, onChange }: ColumnRowProps) {
  const { translate } = useI18n()
  const name = heading || translate('admin.transfer.unnamed', { column: lettersOf(place) })
  const options = columns.map(({ key, label, required }) => ({
    key,
    label: required ? translate('admin.transfer.required', { label }) : label,
  }))
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 24px minmax(0, 1fr)' },
        alignItems: 'center',
        gap: { xs: 0.75, sm: 2 },
        paddingBlock: 1.25,
        '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ minInlineSize: 0 }}>
        <Typography variant="body1" sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          <bdi>{samples.filter(Boolean).join(' · ') || translate('admin.field.empty')}</bdi>
        </Typography>
      </Box>
      <Arrow
        aria-hidden
        sx={{
          display: { xs: 'none', sm: 'block' },
          color: value === null ? 'text.disabled' : 'primary.main',
          '[dir=rtl] &': { transform: 'scaleX(-1)' },
        }}
      />
      <Choose
        named
        label={translate('admin.transfer.goesInto', { name })}
        value={value ?? ''}
        options={options}
        none={translate('admin.transfer.leaveOut')}
        onChange={(key) => onChange(key || null)}
      />
    </Box>
  )
}
