import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { customerPoints } from '../../schema/loyalty/calls.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { RowName } from '../core/fields/RowName.tsx'
import { listLink } from '../core/listLink.ts'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'
import { useModuleRight } from '../core/moduleRight.ts'
import { Code } from '../core/parts/Code.tsx'
import { Items } from '../core/parts/Items.tsx'
import { Panel } from '../core/parts/Panel.tsx'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { AdjustDialog } from './AdjustDialog.tsx'

const shown = { pagination: { page: 1, perPage: 4 }, sort: { field: 'createdAt', order: 'DESC' as const } }

/** A customer's balance of loyalty points with the latest entries; nothing for a customer without points, but for those who may correct. */
export function LoyaltyCard({ row }: { row: Row }) {
  const { translate, format } = useI18n()
  const queries = useQueryClient()
  const allowed = useMay()('list', 'loyaltyEntries')
  const mayAdjust = useModuleRight('loyaltyEntries')('configure') && row['deletedAt'] === null
  const [open, setOpen] = useState(false)
  const { data = [], total = 0 } = useGetList<Row>('loyaltyEntries', { ...shown, filter: { customerId: [row.id] } }, { enabled: allowed })
  const { data: sum } = useQuery({
    queryKey: ['loyaltyEntries', 'balance', row.id],
    queryFn: ({ signal }) => client.call(customerPoints, {}, { params: { id: row.id }, signal, quiet: true }),
    enabled: allowed,
  })
  useLiveRefresh(['loyaltyEntries'], () => queries.invalidateQueries({ queryKey: ['loyaltyEntries'] }))
  if (!allowed || !sum || (total === 0 && !mayAdjust)) return null
  const adjust = mayAdjust && (
    <Button size="small" onClick={() => setOpen(true)}>
      {translate('admin.loyalty.adjust')}
    </Button>
  )
  return (
    <Panel
      title={translate('admin.loyalty.title')}
      text={translate('admin.loyalty.balance', { smart_count: sum.balance, count: format.number(sum.balance) })}
      action={adjust}
    >
      {total === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate('resources.loyaltyEntries.empty')}</Typography>}
      <Items>
        {data.map((entry) => (
          <Box
            component="li"
            key={entry.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 1.5,
              paddingBlock: 0.75,
              borderBlockStart: '1px solid',
              borderColor: 'divider',
            }}
          >
            <span>{translate(wordKey('loyaltyKind', entry['kind']))}</span>
            <Box component="span" sx={{ flex: 1, minInlineSize: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {typeof entry['appointmentId'] === 'string' ? (
                <RowName target="appointments" id={entry['appointmentId']} linked />
              ) : (
                String(entry['note'] ?? '')
              )}
            </Box>
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
              {format.date(String(entry['createdAt']))}
            </Typography>
            <Box component="span" sx={{ minInlineSize: 56, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
              <Code>{`${Number(entry['points']) > 0 ? '+' : ''}${format.number(Number(entry['points']))}`}</Code>
            </Box>
          </Box>
        ))}
      </Items>
      {total > data.length && (
        <Link component={RouterLink} to={listLink('loyaltyEntries', { customerId: [row.id] })} underline="hover" sx={{ fontSize: 13 }}>
          {translate('admin.loyalty.all')}
        </Link>
      )}
      {open && <AdjustDialog customerId={row.id} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
