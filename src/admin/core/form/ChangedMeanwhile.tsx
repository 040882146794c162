import Sync from '@mui/icons-material/SyncOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useDataProvider, useReference } from 'react-admin'
import type { Row } from '../definition.ts'
import { rowTitle } from '../fields/rowTitle.ts'
import { useLiveRefresh } from '../live/useLiveRefresh.ts'
import { useI18n } from '../useI18n.ts'
import { Banner } from '../pages/Banner.tsx'
import { wholeRow } from './wholeRow.ts'

interface ChangedMeanwhileProps {
  resource: string
  /** The row that the form was filled from. */
  base: Row
  saving: boolean
  /** Whether something was typed: then nothing is updated automatically. */
  dirty: boolean
  /** Continues with the newer row. */
  onTake: (current: Row) => void
}

/** Somebody else saved the row while its form is open: an unchanged form is updated, a changed one shows a notice. */
export function ChangedMeanwhile({ resource, base, saving, dirty, onTake }: ChangedMeanwhileProps) {
  const { translate } = useI18n()
  const dataProvider = useDataProvider()
  const [newer, setNewer] = useState<Row | null>(null)
  const look = async () => {
    const { data } = await dataProvider.getOne<Row>(resource, { id: base.id, meta: wholeRow })
    setNewer(data)
  }
  useLiveRefresh([resource], (events) => {
    // Deleted, or not readable: saving reports which.
    if (events.some(({ id, action }) => id === base.id || action === 'many' || action === 'resync')) void look().catch(() => undefined)
  })
  const waits = newer !== null && newer.version > base.version && !saving
  if (waits && !dirty) {
    setNewer(null)
    onTake(newer)
  }
  if (!waits || !dirty) return null
  const by = newer['updatedBy']
  return (
    <Banner
      icon={<Sync />}
      tone="known"
      actions={
        <Button size="small" variant="outlined" onClick={() => onTake(newer)}>
          {translate('admin.live.take')}
        </Button>
      }
    >
      <Typography variant="body2">{typeof by === 'string' ? <ChangedBy id={by} /> : translate('admin.live.meanwhileSystem')}</Typography>
    </Banner>
  )
}

const names = { view: 'names' }

function ChangedBy({ id }: { id: string }) {
  const i18n = useI18n()
  const { referenceRecord } = useReference({ reference: 'staff', id, options: { meta: names } })
  if (!referenceRecord) return i18n.translate('admin.live.meanwhileSystem')
  return i18n.translate('admin.live.meanwhile', { name: rowTitle('staff', referenceRecord, i18n) })
}
