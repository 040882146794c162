import Alert from '@mui/material/Alert'
import { useSession } from '../../session/index.ts'
import { RowName } from '../core/fields/RowName.tsx'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { proposalState, useProposals } from './proposals.ts'

/** Above the list, for administrators: colleagues who are proposed as administrators. */
export function OpenProposals() {
  return useMay()('configure', 'staff') ? <Proposals /> : null
}

function Proposals() {
  const { translate } = useI18n()
  const self = useSession('staff')?.id
  const open = useProposals({ state: ['open'] }).filter((one) => proposalState(one) === 'open')
  return open.map((one) => (
    <Alert key={one.id} severity={one['proposedById'] === self ? 'info' : 'warning'} sx={{ marginBlockEnd: 1 }}>
      {translate('admin.staff.proposal.waiting')} <RowName target="staff" id={String(one['staffId'])} linked />
    </Alert>
  ))
}
