import Add from '@mui/icons-material/AddOutlined'
import Arrived from '@mui/icons-material/CheckOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { press } from '../../http/index.ts'
import { partArrived } from '../../schema/workshop/calls.ts'
import { client } from '../core/client.ts'
import { Panel } from '../core/parts/Panel.tsx'
import type { Row } from '../core/definition.ts'
import { Code } from '../core/parts/Code.tsx'
import { useRowAction } from '../core/show/useMove.ts'
import { useI18n } from '../core/useI18n.ts'
import { RowDialog } from './RowDialog.tsx'
import { Items } from '../core/parts/Items.tsx'

const partFields = ['name', 'partNumber', 'quantity', 'supplier', 'expectedAt', 'arrivedAt']
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

interface JobPartsProps {
  row: Row
  parts: readonly Row[]
  changeable: boolean
  onChanged: () => unknown
}

/** The awaited parts of a job, once all have arrived the job can continue; without parts only the button that adds one. */
export function JobParts({ row, parts, changeable, onChanged }: JobPartsProps) {
  const { translate, format } = useI18n()
  const [editing, setEditing] = useState<Row | 'new' | null>(null)
  const { run } = useRowAction('jobParts')
  const arrive = async (part: Row) => {
    await run(() => client.call(partArrived, { version: part.version }, { params: { id: part.id } }))
    onChanged()
  }
  const add = changeable && (
    <Button size="small" startIcon={<Add />} onClick={() => setEditing('new')} sx={{ minHeight: { xs: 44, sm: 32 } }}>
      {translate('admin.job.addPart')}
    </Button>
  )
  const dialog = editing && (
    <RowDialog
      resource="jobParts"
      title={translate(editing === 'new' ? 'admin.job.addPart' : 'admin.job.editPart')}
      fields={partFields}
      row={editing === 'new' ? undefined : editing}
      known={{ appointmentId: row.id }}
      onDone={onChanged}
      onClose={() => setEditing(null)}
    />
  )
  if (parts.length === 0)
    return (
      <>
        {add}
        {dialog}
      </>
    )
  const complete = parts.every((part) => text(part['arrivedAt']))
  return (
    <Panel title={translate('admin.job.parts')} action={add}>
      {complete && row['status'] === 'awaitingParts' && (
        <Alert severity="success" variant="outlined" sx={{ marginBlockEnd: 1 }}>
          {translate('admin.job.allArrived')}
        </Alert>
      )}
      <Items>
        {parts.map((part) => {
          const [arrivedAt, expectedAt] = [text(part['arrivedAt']), text(part['expectedAt'])]
          const late = !arrivedAt && expectedAt !== null && Date.parse(expectedAt) < Date.now()
          return (
            <Box
              component="li"
              key={part.id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 1.5,
                rowGap: 0.5,
                paddingBlock: 1,
                borderBlockStart: '1px solid',
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: 1, minInlineSize: 180 }}>
                <Typography component="span" sx={{ fontWeight: 600, display: 'block' }}>
                  <bdi>{String(part['name'])}</bdi> <Code>× {format.number(Number(part['quantity']))}</Code>
                </Typography>
                <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                  {text(part['partNumber']) && <Code>{String(part['partNumber'])}</Code>}
                  {text(part['partNumber']) && text(part['supplier']) && ' · '}
                  <bdi>{text(part['supplier'])}</bdi>
                </Typography>
              </Box>
              <Typography variant="body2" sx={{ color: arrivedAt ? 'meaning.positive' : late ? 'meaning.critical' : 'text.secondary' }}>
                {arrivedAt
                  ? translate('admin.job.arrived', { when: format.relative(arrivedAt) })
                  : expectedAt
                    ? translate(late ? 'admin.job.late' : 'admin.job.expected', { when: format.dateTime(expectedAt) })
                    : translate('admin.job.noDay')}
              </Typography>
              {changeable && (
                <Box sx={{ display: 'flex', gap: 0.5 }}>
                  {!arrivedAt && (
                    <Button
                      size="small"
                      startIcon={<Arrived />}
                      onClick={press(() => arrive(part))}
                      aria-label={translate('admin.job.arriveOne', { name: String(part['name']) })}
                      sx={{ minHeight: { xs: 44, sm: 30 } }}
                    >
                      {translate('admin.job.arrive')}
                    </Button>
                  )}
                  <IconButton
                    size="small"
                    aria-label={translate('admin.job.editOne', { name: String(part['name']) })}
                    onClick={() => setEditing(part)}
                    sx={{ minInlineSize: { xs: 44, sm: 30 } }}
                  >
                    <Edit fontSize="small" />
                  </IconButton>
                </Box>
              )}
            </Box>
          )
        })}
      </Items>
      {dialog}
    </Panel>
  )
}
