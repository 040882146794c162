import Cancel from '@mui/icons-material/EventBusyOutlined'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import type { Row } from '../core/definition.ts'
import { lazyPart } from '../core/parts/lazyPart.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'

const ClosureDialog = lazyPart(() => import('./ClosureDialog.tsx').then((file) => ({ default: file.ClosureDialog })))
const CancelGroup = lazyPart(() => import('./group/CancelGroup.tsx').then((file) => ({ default: file.CancelGroup })))

/** The button that closes a pending booking. */
export function ClosureButton({ row }: { row: Row }) {
  const { translate } = useI18n()
  const may = useMay()
  const [asking, setAsking] = useState(false)
  const [askingAll, setAskingAll] = useState(false)
  const groupRef = row['groupRef']
  if (row['status'] !== 'pending' || row['closure'] !== 'none' || !may('edit', 'appointments', row)) return null
  return (
    <>
      <Button variant="outlined" startIcon={<Cancel />} onClick={() => setAsking(true)}>
        {translate('admin.closure.open')}
      </Button>
      {typeof groupRef === 'string' && (
        <Button variant="outlined" onClick={() => setAskingAll(true)}>
          {translate('admin.group.cancel')}
        </Button>
      )}
      {askingAll && typeof groupRef === 'string' && (
        <Suspense fallback={null}>
          <CancelGroup groupRef={groupRef} onClose={() => setAskingAll(false)} />
        </Suspense>
      )}
      {asking && (
        <Suspense fallback={null}>
          <ClosureDialog row={row} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
