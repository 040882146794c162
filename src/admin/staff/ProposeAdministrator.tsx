import Admin from '@mui/icons-material/AdminPanelSettingsOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useReference } from 'react-admin'
import { press } from '../../http/index.ts'
import { proposeAdministrator } from '../../schema/staff/calls.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { rowTitle } from '../core/fields/rowTitle.ts'
import { useI18n } from '../core/useI18n.ts'
import { proposalState, useProposals } from './proposals.ts'

/** Proposes a colleague as administrator, after an explanation; hidden for administrators and while a proposal is open. */
export function ProposeAdministrator({ row }: { row: Row }) {
  const i18n = useI18n()
  const { translate } = i18n
  const id = useId()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { referenceRecord: designation } = useReference<Row>({
    reference: 'designation',
    id: String(row['designationId']),
    options: { meta: { view: 'names' } },
  })
  const [newest] = useProposals({ staffId: [row.id] })
  const propose = useMutation({
    mutationFn: () => client.call(proposeAdministrator, {}, { params: { id: row.id } }),
    onSettled: async () => {
      setAsking(false)
      await queries.invalidateQueries()
    },
  })
  const already = designation?.['role'] === 'Administrator' && row['staffType'] === null && row['active'] === true
  if (!designation || already || (newest && proposalState(newest) === 'open')) return null
  return (
    <>
      <Button variant="outlined" startIcon={<Admin />} onClick={() => setAsking(true)}>
        {translate('admin.staff.propose')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} fullWidth maxWidth="sm" aria-labelledby={id}>
        <DialogTitle id={id}>{translate('admin.staff.proposeTitle', { name: rowTitle('staff', row, i18n) })}</DialogTitle>
        <DialogContent>
          <Typography sx={{ color: 'text.secondary' }}>{translate('admin.staff.proposeText')}</Typography>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setAsking(false)}>
            {translate('admin.form.cancel')}
          </Button>
          <Button variant="contained" onClick={press(() => propose.mutateAsync())}>
            {translate('admin.staff.propose')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
