import Event from '@mui/icons-material/EventAvailableOutlined'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import type { Row } from '../../core/definition.ts'
import { lazyPart } from '../../core/parts/lazyPart.ts'
import { mayMakeOwn, useMay } from '../../core/rights.ts'
import { useI18n } from '../../core/useI18n.ts'

const BookGroup = lazyPart(() => import('./BookGroup.tsx').then((file) => ({ default: file.BookGroup })))

/** The button of a company's page that books several of its cars. */
export function BookGroupButton({ row }: { row: Row }) {
  const { translate } = useI18n()
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (row['kind'] !== 'company' || !mayMakeOwn(may, 'appointments', { type: 'service', status: 'pending' })) return null
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<Event />} onClick={() => setOpen(true)}>
        {translate('admin.group.book')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <BookGroup row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
