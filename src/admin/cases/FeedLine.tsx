import Aside from '@mui/icons-material/DoNotDisturbOnOutlined'
import Mend from '@mui/icons-material/BuildOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { enumerations } from '../../schema/enumerations.ts'
import { dismissFeedLine } from '../../schema/cases/calls.ts'
import { client } from '../core/client.ts'
import { Panel } from '../core/parts/Panel.tsx'
import type { Row } from '../core/definition.ts'
import { useModuleRight } from '../core/moduleRight.ts'
import { AskDialog } from '../core/pages/AskDialog.tsx'
import { useRowAction } from '../core/show/useMove.ts'
import { useI18n } from '../core/useI18n.ts'
import { MendDialog } from './MendDialog.tsx'
import { wordKey } from '../../schema/core/dataKeys.ts'

/** The values and the error of a line, with the buttons to correct or dismiss it. */
export function FeedLine({ row }: { row: Row }) {
  const { translate } = useI18n()
  const may = useModuleRight('feedLines')
  const { run, current } = useRowAction('feedLines')
  const [requested, setRequested] = useState<'mend' | 'dismiss' | null>(null)
  const values = (row['values'] ?? {}) as Readonly<Record<string, string>>
  if (row['state'] !== 'open') return null
  const { version } = current ?? row
  const dismiss = async () => {
    if ((await run(() => client.call(dismissFeedLine, { version }, { params: { id: row.id } }))) === null) setRequested(null)
  }
  return (
    <Panel title={translate('admin.feed.line')}>
      <Typography sx={{ marginBlockEnd: 2, fontWeight: 600, color: 'error.main' }}>
        {translate(wordKey('feedColumn', row['column']))}: {translate(wordKey('feedProblem', row['problem']))}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(110px, auto) minmax(0, 1fr)' },
          columnGap: 3,
          rowGap: { xs: 0.25, sm: 1 },
          margin: 0,
          '& dt': { color: 'text.secondary' },
          '& dd': { margin: 0, marginBlockEnd: { xs: 1, sm: 0 }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
        }}
      >
        {enumerations.feedColumn
          .filter((one) => values[one])
          .map((one) => [
            <dt key={one}>{translate(`enumerations.feedColumn.${one}`)}</dt>,
            <dd key={`${one} value`}>
              <bdi>{values[one]}</bdi>
            </dd>,
          ])}
      </Box>
      {may('edit', row) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 2.5, '& .MuiButton-root': { minHeight: 44 } }}>
          <Button variant="contained" startIcon={<Mend />} onClick={() => setRequested('mend')}>
            {translate('admin.feed.mend')}
          </Button>
          <Button startIcon={<Aside />} onClick={() => setRequested('dismiss')}>
            {translate('admin.feed.dismiss')}
          </Button>
        </Box>
      )}
      {requested === 'mend' && <MendDialog row={row} values={values} onClose={() => setRequested(null)} />}
      {requested === 'dismiss' && (
        <AskDialog
          title={translate('admin.feed.dismissTitle')}
          text={translate('admin.feed.dismissText')}
          cancel={translate('admin.form.cancel')}
          onCancel={() => setRequested(null)}
          choices={[{ label: translate('admin.feed.dismiss'), onChoose: dismiss, danger: true }]}
        />
      )}
    </Panel>
  )
}
