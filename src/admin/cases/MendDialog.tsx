import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { enumerations, type Word } from '../../schema/enumerations.ts'
import { mendFeedLine } from '../../schema/cases/calls.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { FieldFrame } from '../core/fields/FieldFrame.tsx'
import { useRowAction } from '../core/show/useMove.ts'
import { useI18n } from '../core/useI18n.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { FormDialog } from '../core/form/FormDialog.tsx'

interface MendDialogProps {
  row: Row
  values: Readonly<Record<string, string>>
  onClose: () => void
}
const needed: readonly Word<'feedColumn'>[] = ['reference', 'mobile', 'description']
const leftToRight: readonly Word<'feedColumn'>[] = ['reference', 'mobile', 'vin']

/** The line as a form; when sent it becomes a complaint, or shows the remaining errors. */
export function MendDialog({ row, values, onClose }: MendDialogProps) {
  const { translate } = useI18n()
  const id = useId()
  const { run, current } = useRowAction('feedLines')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(values)
  const first = typeof row['column'] === 'string' && typeof row['problem'] === 'string' ? row['column'] : ''
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(
    first ? { [`values.${first}`]: translate(wordKey('feedProblem', row['problem'])) } : {},
  )
  const [key, setKey] = useState(() => crypto.randomUUID())
  const submit = async () => {
    const corrected = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''))
    const { version } = current ?? row
    const refused = await run(() =>
      client.call(mendFeedLine, { version, values: corrected }, { params: { id: row.id }, idempotencyKey: key }),
    )
    if (refused === null) return onClose()
    setErrors(refused)
    setKey(crypto.randomUUID())
    document.getElementById(`${id}-${Object.keys(refused)[0]?.split('.')[1] ?? ''}`)?.focus()
  }
  return (
    <FormDialog
      title={translate('admin.feed.mend')}
      confirm={translate('admin.feed.mendNow')}
      wide
      sx={{ gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      onSubmit={submit}
      onClose={onClose}
    >
      {enumerations.feedColumn.map((column) => (
        <div key={column} style={column === 'description' ? { gridColumn: '1 / -1' } : undefined}>
          <FieldFrame
            id={`${id}-${column}`}
            label={translate(`enumerations.feedColumn.${column}`)}
            required={needed.includes(column)}
            error={errors[`values.${column}`]}
          >
            <TextField
              id={`${id}-${column}`}
              fullWidth
              value={typed[column] ?? ''}
              onChange={(event) => setTyped({ ...typed, [column]: event.target.value })}
              error={Boolean(errors[`values.${column}`])}
              multiline={column === 'description'}
              minRows={column === 'description' ? 3 : 1}
              slotProps={{
                htmlInput: {
                  name: column,
                  'aria-describedby': `${id}-${column}-about`,
                  ...(leftToRight.includes(column) ? { dir: 'ltr' } : {}),
                  ...(column === 'mobile' ? { inputMode: 'tel' } : {}),
                },
              }}
            />
          </FieldFrame>
        </div>
      ))}
    </FormDialog>
  )
}
