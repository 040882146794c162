import Lead from '@mui/icons-material/ContactPhoneOutlined'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import { press } from '../../../http/index.ts'
import { useProfile, useSaveProfile } from './useProfile.ts'
import { useMay } from '../../core/rights.ts'
import { useI18n } from '../../core/useI18n.ts'

/** Whether new leads may be assigned to the person; for people who work with leads. */
export function AcceptingItem() {
  const { translate } = useI18n()
  const may = useMay()
  const { data } = useProfile()
  const save = useSaveProfile()
  if (!may('list', 'leads') || !data) return null
  const { acceptingLeads, version } = data.profile
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={acceptingLeads}
      disabled={save.isPending}
      onClick={press(() => save.mutateAsync({ version, acceptingLeads: !acceptingLeads }))}
      sx={{ gap: 1.5 }}
    >
      <Lead fontSize="small" />
      <span style={{ flex: 1 }}>{translate('admin.me.acceptingLeads')}</span>
      <Pill on={acceptingLeads} />
    </MenuItem>
  )
}

// Only a drawing: the line itself is the switch.
function Pill({ on }: { on: boolean }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'flex',
        justifyContent: on ? 'flex-end' : 'flex-start',
        inlineSize: 32,
        blockSize: 18,
        padding: '2px',
        borderRadius: 9,
        bgcolor: on ? 'primary.main' : 'surface.control',
      }}
    >
      <Box component="span" sx={{ inlineSize: 14, blockSize: 14, borderRadius: '50%', bgcolor: 'background.paper' }} />
    </Box>
  )
}
