import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { press } from '../../http/index.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'
import { decideAdministrator } from '../../schema/staff/calls.ts'
import { useSession } from '../../session/index.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { RowName } from '../core/fields/RowName.tsx'
import { Moment } from '../core/parts/Moment.tsx'
import { labelOf, useI18n } from '../core/useI18n.ts'
import { proposalState, useProposals } from './proposals.ts'

const severities: Readonly<Record<string, 'warning' | 'success'>> = { open: 'warning', agreed: 'success' }

/** The newest proposal to make a colleague an administrator: its state, and the decision while it is open. */
export function AdministratorRequest({ row }: { row: Row }) {
  const { translate } = useI18n()
  const queries = useQueryClient()
  const self = useSession('staff')?.id
  const [newest] = useProposals({ staffId: [row.id] })
  const decide = useMutation({
    mutationFn: (decision: 'agreed' | 'declined' | 'withdrawn') =>
      client.call(decideAdministrator, { decision }, { params: { id: row.id } }),
    onSettled: () => queries.invalidateQueries(),
  })
  if (!newest) return null
  const state = proposalState(newest)
  const choices = newest['proposedById'] === self ? (['withdrawn'] as const) : (['agreed', 'declined'] as const)
  const words = { agreed: 'agree', declined: 'decline', withdrawn: 'withdraw' } as const
  return (
    <Alert severity={severities[state] ?? 'info'} sx={{ gridColumn: '1 / -1' }}>
      {translate(namedKey(`admin.staff.proposal.${state}`))}
      <Box sx={{ color: 'text.secondary' }}>
        {labelOf(translate, 'administratorRequests', 'proposedById')}: <RowName target="staff" id={String(newest['proposedById'])} />
        {' · '}
        {state === 'open' ? (
          <>
            {labelOf(translate, 'administratorRequests', 'expiresAt')}: <Moment value={String(newest['expiresAt'])} />
          </>
        ) : (
          typeof newest['decidedById'] === 'string' && (
            <>
              {labelOf(translate, 'administratorRequests', 'decidedById')}: <RowName target="staff" id={newest['decidedById']} />
            </>
          )
        )}
      </Box>
      {state === 'open' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
          {choices.map((choice) => (
            <Button
              key={choice}
              variant={choice === 'agreed' ? 'contained' : 'outlined'}
              color={choice === 'agreed' ? 'primary' : 'inherit'}
              disabled={decide.isPending && decide.variables !== choice}
              onClick={press(() => decide.mutateAsync(choice))}
            >
              {translate(`admin.staff.proposal.${words[choice]}`)}
            </Button>
          ))}
        </Box>
      )}
    </Alert>
  )
}
