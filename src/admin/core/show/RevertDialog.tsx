import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { DealerDataProvider, HistoryEntry } from '../../../dataProvider/index.ts'
import type { Row } from '../definition.ts'
import { labelOf, useI18n } from '../useI18n.ts'
import { AskDialog } from '../pages/AskDialog.tsx'
import { Difference } from './Difference.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { useRowAction } from './useMove.ts'

interface RevertDialogProps {
  resource: string
  row: Row
  changes: HistoryEntry['changes']
  onClose: () => void
}

/** Shows what restoring old values will change, and saves them over the present version. */
export function RevertDialog({ resource, row, changes, onClose }: RevertDialogProps) {
  const { translate } = useI18n()
  const dataProvider = useDataProvider<DealerDataProvider>()
  const { run, current } = useRowAction(resource)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const over = current ?? row
  const old = Object.fromEntries(Object.entries(changes).map(([name, { from }]) => [name, from ?? null]))
  const put = async () => {
    const refused = await run(() =>
      dataProvider.update(resource, { id: row.id, data: { ...old, version: over.version }, previousData: over }),
    )
    if (refused === null) return onClose()
    setProblems(refused)
  }
  return (
    <AskDialog
      wide
      title={translate('admin.revert.title')}
      text={translate('admin.revert.text')}
      cancel={translate('admin.form.cancel')}
      onCancel={onClose}
      choices={[{ label: translate('admin.revert.confirm'), main: true, onChoose: put }]}
    >
      {current && <StaleNotice resource={resource} before={row} current={current} />}
      <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 1.5 }}>
        {Object.keys(changes).map((name) => (
          <div key={name}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {labelOf(translate, resource, name)}
            </Typography>
            <Difference resource={resource} name={name} from={over[name]} to={old[name]} />
            {problems[name] && (
              <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
                {problems[name]}
              </Typography>
            )}
          </div>
        ))}
      </Box>
    </AskDialog>
  )
}
