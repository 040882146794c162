import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { RowHeading } from '../core/pages/RowHeading.tsx'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { customerDuplicates } from '../../schema/customers/calls.ts'

/** Other records that look like the same person, for those who may merge them. */
export function Duplicates({ row }: { row: Row }) {
  const { translate } = useI18n()
  const may = useMay()
  const allowed = may('approve', 'customers', row)
  const [other, setOther] = useState<string | null>(null)
  const { data } = useQuery({
    queryKey: ['customers', 'duplicates', row.id, row.version],
    queryFn: ({ signal }) => client.call(customerDuplicates, {}, { params: { id: row.id }, signal, quiet: true }),
    enabled: allowed,
  })
  if (!data || data.data.length === 0) return null
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { flex: 1, minInlineSize: 0 } }}>
      {translate('admin.customer.duplicates', { smart_count: data.data.length })}
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0, marginBlockStart: 1, display: 'grid', gap: 1 }}>
        {data.data.slice(0, 3).map(({ row: found, reasons }) => (
          <Box component="li" key={found.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <RowHeading resource="customers" row={found} />
            <Box component="span" sx={{ color: 'text.secondary', flex: 1 }}>
              {reasons.map((reason) => translate(`admin.customer.same.${reason}`)).join(translate('admin.filter.comma'))}
            </Box>
            <Button size="small" onClick={() => setOther(found.id)}>
              {translate('admin.customer.compare')}
            </Button>
          </Box>
        ))}
      </Box>
      {other && <MergeDialog row={row} otherId={other} onClose={() => setOther(null)} />}
    </Alert>
  )
}
