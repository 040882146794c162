import Again from '@mui/icons-material/ReplayOutlined'
import Button from '@mui/material/Button'
import { press } from '../../http/index.ts'
import { replayDelivery } from '../../schema/integrations/calls.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { useMay } from '../core/rights.ts'
import { useRowAction } from '../core/show/useMove.ts'
import { useI18n } from '../core/useI18n.ts'

/** On the page of a delivery that is not under way: sends it again. */
export function ReplayButton({ row }: { row: Row }) {
  const { translate } = useI18n()
  const may = useMay()
  const { run } = useRowAction('webhookDeliveries')
  if (row['state'] === 'waiting' || row['state'] === 'sending' || !may('edit', 'webhookEndpoints')) return null
  return (
    <Button
      variant="contained"
      startIcon={<Again />}
      onClick={press(() => run(() => client.call(replayDelivery, {}, { params: { id: row.id } })))}
    >
      {translate('admin.webhook.again')}
    </Button>
  )
}
