import Event from '@mui/icons-material/EventAvailableOutlined'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Word } from '../../schema/enumerations.ts'
import type { Row } from '../core/definition.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { lazyPart } from '../core/parts/lazyPart.ts'

const ConvertDialog = lazyPart(() => import('./ConvertDialog.tsx').then((file) => ({ default: file.ConvertDialog })))
const drives: readonly string[] = ['New Car Sales', 'Used Car Sales', 'Test Drive'] satisfies Word<'leadType'>[]

/** Converts a lead, or links to the booking that it was converted to. */
export function LeadActions({ row }: { row: Row }) {
  const { translate } = useI18n()
  const may = useMay()
  const [open, setOpen] = useState(false)
  const type = drives.includes(String(row['type'])) ? 'testDrive' : 'service'
  if (typeof row['appointmentId'] === 'string')
    return may('show', 'appointments') ? (
      <Button component={Link} to={`/home/appointments/${row['appointmentId']}/show`} variant="outlined" startIcon={<Event />}>
        {translate('admin.lead.toBooking')}
      </Button>
    ) : null
  const going = row['status'] === 'pending' || row['status'] === 'in-progress'
  if (!going || !may('edit', 'leads', row) || !may('create', 'appointments', { type, createdBy: '' })) return null
  return (
    <>
      <Button variant="outlined" startIcon={<Event />} onClick={() => setOpen(true)}>
        {translate(`admin.lead.convert.${type}`)}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ConvertDialog row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
