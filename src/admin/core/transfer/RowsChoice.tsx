import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Switch from '@mui/material/Switch'
import type { UploadedFile } from '../../../schema/core/longWork/transfer.ts'
import { importModes } from '../../../schema/core/longWork/tableFiles.ts'
import { Panel } from '../parts/Panel.tsx'
import { useI18n } from '../useI18n.ts'
import { Choose } from './Choose.tsx'
import { usableKeys, type Plan } from './plan.ts'

/** How a row of the file is matched with an existing row, and whether existing and new rows are written. */
export function RowsChoice({ file, plan, onPlan }: { file: UploadedFile; plan: Plan; onPlan: (plan: Plan) => void }) {
  const { translate } = useI18n()
  return (
    <Panel title={translate('admin.transfer.rows')} text={translate('admin.transfer.rowsHelp')}>
      <Box sx={{ display: 'grid', gap: 1, maxInlineSize: 640 }}>
        <Choose
          label={translate('admin.transfer.key')}
          value={plan.key ?? ''}
          none={translate('admin.transfer.noKey')}
          options={usableKeys(file, plan)}
          onChange={(key) => onPlan({ ...plan, key: key || null, mode: key ? (plan.key ? plan.mode : 'both') : 'create' })}
        />
        <RadioGroup
          aria-label={translate('admin.transfer.rows')}
          value={plan.mode}
          onChange={(_, mode) => onPlan({ ...plan, mode: mode as Plan['mode'] })}
        >
          {[...importModes].reverse().map((mode) => (
            <FormControlLabel
              key={mode}
              value={mode}
              disabled={plan.key === null && mode !== 'create'}
              control={<Radio size="small" />}
              label={translate(`admin.transfer.mode.${mode}`)}
            />
          ))}
        </RadioGroup>
        <FormControlLabel
          disabled={plan.mode === 'create'}
          control={
            <Switch checked={plan.blanks === 'clear'} onChange={(_, clear) => onPlan({ ...plan, blanks: clear ? 'clear' : 'keep' })} />
          }
          label={translate('admin.transfer.clear')}
        />
      </Box>
    </Panel>
  )
}
