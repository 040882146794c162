import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useGetOne } from 'react-admin'
import { press } from '../../http/index.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { rowTitle } from '../core/fields/rowTitle.ts'
import { nameOf, useI18n } from '../core/useI18n.ts'
import { MergeChoices } from './MergeChoices.tsx'
import { mergeCustomers } from '../../schema/customers/calls.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

/** Merges two records of one person: values to keep and rows to move, side by side. */
export function MergeDialog({ row, otherId, onClose }: { row: Row; otherId: string; onClose: () => void }) {
  const i18n = useI18n()
  const { translate } = i18n
  const id = useId()
  const queries = useQueryClient()
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const [take, setTake] = useState<readonly string[]>([])
  const { data: other } = useGetOne<Row>('customers', { id: otherId })
  const request = { version: row.version, otherId, otherVersion: other?.version ?? 0 }
  const preview = useQuery({
    queryKey: ['customers', 'merge', row.id, request],
    queryFn: ({ signal }) => client.call(mergeCustomers, { ...request, dryRun: true }, { params: { id: row.id }, signal }),
    enabled: other !== undefined,
  })
  const merge = useMutation({
    mutationFn: () => client.call(mergeCustomers, { ...request, take: [...take] }, { params: { id: row.id } }),
    onSuccess: async () => {
      onClose()
      await queries.invalidateQueries()
    },
  })
  const moves = Object.entries(preview.data?.moves ?? {}).map(([name, count]) => `${nameOf(translate, name)} (${count})`)
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={narrow} maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('admin.customer.mergeTitle', { name: rowTitle('customers', row, i18n) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{translate('admin.customer.mergeText')}</Typography>
        {preview.isPending && <Skeleton variant="rounded" height={180} />}
        {preview.error && <Alert severity="error">{translate('admin.customer.mergeFailed')}</Alert>}
        {preview.data && (
          <>
            <MergeChoices differences={preview.data.differences} take={take} onChange={setTake} />
            <Alert severity="info" icon={false}>
              {moves.length > 0
                ? translate('admin.customer.mergeMoves', { what: moves.join(translate('admin.filter.comma')) })
                : translate('admin.customer.mergeMovesNothing')}
            </Alert>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
        <Button variant="contained" disabled={!preview.data} onClick={press(() => merge.mutateAsync())}>
          {translate('admin.customer.mergeDo')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
