import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { HttpError, press } from '../../http/index.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { RowSearch } from '../core/fields/RowSearch.tsx'
import { rowTitle } from '../core/fields/rowTitle.ts'
import { nameOf, useI18n } from '../core/useI18n.ts'
import { staffOpenWork, enableDisable } from '../../schema/staff/calls.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

/** Disables an account: shows open work and asks for the successor. */
export function DisableDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const i18n = useI18n()
  const { translate } = i18n
  const id = useId()
  const queries = useQueryClient()
  const [heir, setHeir] = useState<string | null>(null)
  const work = useQuery({
    queryKey: ['staff', 'openWork', row.id],
    queryFn: ({ signal }) => client.call(staffOpenWork, {}, { params: { id: row.id }, signal }),
    staleTime: 0,
  })
  const disable = useMutation({
    mutationFn: () => client.call(enableDisable, { active: false, reassignTo: heir }, { params: { id: row.id }, quiet: true }),
    onSuccess: async () => {
      onClose()
      await queries.invalidateQueries()
    },
    // New work may have been assigned since it was counted.
    onError: () => work.refetch(),
  })
  const refused = disable.error instanceof HttpError ? disable.error.fields?.['reassignTo'] : undefined
  const counts = Object.entries(work.data?.counts ?? {})
  const needed = (work.data?.total ?? 0) > 0
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{translate('admin.staff.disableTitle', { name: rowTitle('staff', row, i18n) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{translate('admin.staff.disableText')}</Typography>
        {work.isPending && <Skeleton variant="rounded" height={56} />}
        {needed && (
          <>
            <Alert severity="warning">
              {translate('admin.staff.open', {
                what: counts.map(([name, count]) => `${nameOf(translate, name)} (${count})`).join(translate('admin.filter.comma')),
              })}
            </Alert>
            <Box>
              <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block', fontWeight: 550, marginBlockEnd: '5px' }}>
                {translate('admin.staff.heir')}
              </Typography>
              <RowSearch
                id={id}
                target="staff"
                value={heir ? [heir] : []}
                onChange={([found]) => setHeir(found ?? null)}
                filter={{ active: true }}
                error={Boolean(refused)}
                describedBy={`${id}-about`}
                required
              />
              <FormHelperText id={`${id}-about`} error={Boolean(refused)}>
                {refused ?? translate('admin.staff.heirHelp')}
              </FormHelperText>
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
        <Button variant="contained" color="error" disabled={!work.data || (needed && !heir)} onClick={press(() => disable.mutateAsync())}>
          {translate(needed ? 'admin.staff.handOver' : 'admin.staff.disable')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
