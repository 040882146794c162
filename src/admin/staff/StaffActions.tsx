import Block from '@mui/icons-material/BlockOutlined'
import Mail from '@mui/icons-material/ForwardToInboxOutlined'
import Phone from '@mui/icons-material/PhonelinkEraseOutlined'
import KeyOff from '@mui/icons-material/KeyOffOutlined'
import Open from '@mui/icons-material/LockOpenOutlined'
import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { press } from '../../http/index.ts'
import { useSession } from '../../session/index.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { DisableDialog } from './DisableDialog.tsx'
import { ProposeAdministrator } from './ProposeAdministrator.tsx'
import { ResetDialog, type Lost } from './ResetDialog.tsx'
import { invite as inviteCall, enableDisable } from '../../schema/staff/calls.ts'

/** Enables and disables a colleague's account, and sends the password link. */
export function StaffActions({ row }: { row: Row }) {
  const { translate } = useI18n()
  const may = useMay()
  const self = useSession('staff')?.id === row.id
  const queries = useQueryClient()
  const [closing, setClosing] = useState(false)
  const [removing, setRemoving] = useState<Lost | null>(null)
  const invite = useMutation({
    mutationFn: () => client.call(inviteCall, {}, { params: { id: row.id } }),
    onSuccess: () => queries.invalidateQueries(),
  })
  const enable = useMutation({
    mutationFn: () => client.call(enableDisable, { active: true }, { params: { id: row.id } }),
    onSuccess: () => queries.invalidateQueries(),
  })
  if (!may('configure', 'staff', row)) return null
  return (
    <>
      {row['active'] === true && (
        <Button variant="outlined" startIcon={<Mail />} onClick={press(() => invite.mutateAsync())}>
          {translate(row['lastSignInAt'] ? 'admin.staff.reset' : 'admin.staff.invite')}
        </Button>
      )}
      {Boolean(row['authenticatorSince']) && !self && (
        <Button variant="outlined" startIcon={<Phone />} onClick={() => setRemoving('resetApp')}>
          {translate('admin.staff.resetApp')}
        </Button>
      )}
      {Boolean(row['passkeySince']) && !self && (
        <Button variant="outlined" startIcon={<KeyOff />} onClick={() => setRemoving('resetPasskeys')}>
          {translate('admin.staff.resetPasskeys')}
        </Button>
      )}
      {!self && <ProposeAdministrator row={row} />}
      {row['active'] === true && !self && (
        <Button variant="outlined" color="error" startIcon={<Block />} onClick={() => setClosing(true)}>
          {translate('admin.staff.disable')}
        </Button>
      )}
      {row['active'] === false && (
        <Button variant="contained" startIcon={<Open />} onClick={press(() => enable.mutateAsync())}>
          {translate('admin.staff.enable')}
        </Button>
      )}
      {removing && <ResetDialog row={row} lost={removing} onClose={() => setRemoving(null)} />}
      {closing && <DisableDialog row={row} onClose={() => setClosing(false)} />}
    </>
  )
}
