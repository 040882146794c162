import Logged from '@mui/icons-material/PhoneCallbackOutlined'
import Mine from '@mui/icons-material/PersonAddAltOutlined'
import Button from '@mui/material/Button'
import { press } from '../../http/index.ts'
import type { Row } from '../core/definition.ts'
import { useMay } from '../core/rights.ts'
import { useTake } from '../core/show/useTake.ts'
import { useI18n } from '../core/useI18n.ts'
import type { Channel } from './ContactDialog.tsx'
import { Reach } from './Reach.tsx'

/**
 * Takes an open lead, calls and writes to its person, and logs what came of it: `onContact` opens the dialog for that, above the list of leads,
 * because a line is drawn anew when its lead changes.
 */
export function LeadReach({ row, onContact }: { row: Row; onContact: (lead: Row, channel: Channel) => void }) {
  const { translate } = useI18n()
  const may = useMay()
  const take = useTake('leads', row)
  const works = may('edit', 'leads', row)
  return (
    <>
      <Reach row={{ mobile: row['mobile'] }} {...(works ? { onReach: (channel: Channel) => onContact(row, channel) } : {})} />
      {works && (
        <Button variant={take ? 'outlined' : 'contained'} startIcon={<Logged />} onClick={() => onContact(row, 'call')}>
          {translate('admin.lead.contact.log')}
        </Button>
      )}
      {take && (
        <Button variant="contained" startIcon={<Mine />} onClick={press(take)}>
          {translate('admin.show.take')}
        </Button>
      )}
    </>
  )
}
