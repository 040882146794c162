import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { ServiceLine } from '../../schema/kinds.ts'
import { useSpeaker } from '../speaker.ts'
import { bilingualText } from './bilingualValue.ts'
import { Code } from './Code.tsx'

interface ServiceTableProps {
  lines: readonly ServiceLine[]
  /** Total with VAT, in minor units, where it is not shown elsewhere. */
  gross?: number
  action?: ((line: ServiceLine) => ReactNode) | undefined
}

/** Services one below the other: what, how long, how much. */
export function ServiceTable({ lines, gross, action }: ServiceTableProps) {
  const translate = useTranslate()
  const { code, format } = useSpeaker()
  const row = { display: 'flex', alignItems: 'center', gap: 2, paddingInline: 1.5, minBlockSize: 40 } as const
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        '& > *:not(:last-child)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, '& > *:not(:last-child)': { borderBlockEnd: '1px solid', borderColor: 'divider' } }}
      >
        {lines.map((line) => (
          <Box component="li" key={line.code} sx={row}>
            <Box component="bdi" sx={{ flex: 1, minInlineSize: 0 }}>
              {bilingualText(line.name, code)}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {translate('admin.field.minutes', { smart_count: line.minutes })}
            </Box>
            <Code>{format.money(line.price)}</Code>
            {action?.(line)}
          </Box>
        ))}
      </Box>
      {gross !== undefined && (
        <Box sx={{ ...row, fontWeight: 650 }}>
          <Box component="span" sx={{ flex: 1 }}>
            {translate('admin.field.grossTotal')}
          </Box>
          <Code>{format.money(gross)}</Code>
        </Box>
      )}
    </Box>
  )
}
