import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { press } from '../../http/index.ts'
import { client } from '../core/client.ts'
import { Panel } from '../core/parts/Panel.tsx'
import type { Row } from '../core/definition.ts'
import { Moment } from '../core/parts/Moment.tsx'
import { rowTitle } from '../core/fields/rowTitle.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { Items } from '../core/parts/Items.tsx'
import { customerMergeList, undoMerge } from '../../schema/customers/calls.ts'

/** The records merged into this one; each merge can be undone for thirty days. */
export function MergeHistory({ row }: { row: Row }) {
  const i18n = useI18n()
  const { translate } = i18n
  const may = useMay()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['customers', 'merges', row.id, row.version],
    queryFn: ({ signal }) => client.call(customerMergeList, {}, { params: { id: row.id }, signal, quiet: true }),
  })
  const undo = useMutation({
    mutationFn: (id: string) => client.call(undoMerge, {}, { params: { id } }),
    onSuccess: () => queries.invalidateQueries(),
  })
  if (!data || data.data.length === 0) return null
  return (
    <Panel title={translate('admin.customer.mergedHere')}>
      <Items sx={{ display: 'grid', gap: 1 }}>
        {data.data.map(({ id, createdAt, undoneAt, undoable, merged }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Box sx={{ flex: 1 }}>
              <bdi>{rowTitle('customers', merged, i18n)}</bdi> · <Moment value={createdAt} />
            </Box>
            {undoneAt && translate('admin.customer.parted')}
            {undoable && may('approve', 'customers', row) && (
              <Button size="small" onClick={press(() => undo.mutateAsync(id))}>
                {translate('admin.customer.part')}
              </Button>
            )}
          </Box>
        ))}
      </Items>
    </Panel>
  )
}
