import Logged from '@mui/icons-material/PhoneCallbackOutlined'
import Mine from '@mui/icons-material/PersonAddAltOutlined'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { press } from '../../http/index.ts'
import type { Row } from '../core/definition.ts'
import { lazyPart } from '../core/parts/lazyPart.ts'
import { useMay } from '../core/rights.ts'
import { useTake } from '../core/show/useTake.ts'
import { useI18n } from '../core/useI18n.ts'
import type { Channel } from './ContactDialog.tsx'
import { Reach } from './Reach.tsx'

const ContactDialog = lazyPart(() => import('./ContactDialog.tsx').then((file) => ({ default: file.ContactDialog })))

/** Takes an open lead, calls and writes to its person, and logs what came of it. */
export function LeadReach({ row }: { row: Row }) {
  const { translate } = useI18n()
  const may = useMay()
  const take = useTake('leads', row)
  const [channel, setChannel] = useState<Channel | null>(null)
  const works = may('edit', 'leads', row)
  return (
    <>
      <Reach row={{ mobile: row['mobile'] }} {...(works ? { onReach: setChannel } : {})} />
      {works && (
        <Button variant={take ? 'outlined' : 'contained'} startIcon={<Logged />} onClick={() => setChannel('call')}>
          {translate('admin.lead.contact.log')}
        </Button>
      )}
      {take && (
        <Button variant="contained" startIcon={<Mine />} onClick={press(take)}>
          {translate('admin.show.take')}
        </Button>
      )}
      {channel && (
        <Suspense fallback={null}>
          <ContactDialog lead={row} channel={channel} onClose={() => setChannel(null)} />
        </Suspense>
      )}
    </>
  )
}
