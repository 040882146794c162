import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { useUpdate } from 'react-admin'
import type { Row } from '../core/definition.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { namedKey, wordKey } from '../../schema/core/dataKeys.ts'

/** A feature flag: description, switch, and a preview of the other value. */
export function FlagSwitch({ row, preview }: { row: Row; preview: ReactNode }) {
  const { translate } = useI18n()
  const id = useId()
  const may = useMay()
  const flag = String(row['flag'])
  const [update, { isPending }] = useUpdate<Row>()
  const on = row['enabled'] === true
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        paddingBlock: 1,
        '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: { xs: '1 0 100%', sm: 1 }, minInlineSize: 180 }}>
        <Typography id={id} sx={{ fontWeight: 600 }}>
          {translate(wordKey('featureFlag', flag))}
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {translate(namedKey(`admin.flags.what.${flag}`))}
        </Typography>
      </Box>
      {preview}
      <Switch
        checked={on}
        disabled={isPending || !may('edit', 'featureFlags', row)}
        slotProps={{ input: { 'aria-labelledby': id } }}
        onChange={(_, enabled) => void update('featureFlags', { id: row.id, data: { ...row, enabled }, previousData: row })}
      />
    </Box>
  )
}
