import Close from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { enumerations, type EnumerationName } from '../../../schema/enumerations.ts'
import type { UploadedFile } from '../../../schema/core/longWork/transfer.ts'
import { Panel } from '../parts/Panel.tsx'
import { fieldsOf } from '../definition.ts'
import { useI18n } from '../useI18n.ts'
import { Choose } from './Choose.tsx'
import { freeColumns, type Plan } from './plan.ts'
import { wordKey } from '../../../schema/core/dataKeys.ts'

interface FixedValuesProps {
  resource: string
  file: UploadedFile
  plan: Plan
  onPlan: (plan: Plan) => void
}

/** Values for every row, for columns that the file does not have. */
export function FixedValues({ resource, file, plan, onPlan }: FixedValuesProps) {
  const { translate } = useI18n()
  const set = (key: string, text: string) => onPlan({ ...plan, fixed: { ...plan.fixed, [key]: text } })
  const drop = (key: string) => {
    const { [key]: _dropped, ...fixed } = plan.fixed
    onPlan({ ...plan, fixed })
  }
  const chosen = file.columns.filter(({ key }) => key in plan.fixed)
  return (
    <Panel title={translate('admin.transfer.fixed')} text={translate('admin.transfer.fixedHelp')}>
      <Box sx={{ display: 'grid', gap: 1.5, maxInlineSize: 640 }}>
        {chosen.map(({ key, field, label }) => {
          const one = fieldsOf(resource)[field]
          const list = one?.kind === 'choice' ? (one.config as { enumeration: EnumerationName }).enumeration : undefined
          return (
            <Box key={key} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              {list ? (
                <Choose
                  label={label}
                  value={plan.fixed[key] ?? ''}
                  none={translate('admin.field.empty')}
                  options={enumerations[list].map((word) => ({ key: word, label: translate(wordKey(list, word)) }))}
                  onChange={(word) => set(key, word)}
                />
              ) : (
                <TextField
                  fullWidth
                  size="small"
                  label={label}
                  value={plan.fixed[key] ?? ''}
                  onChange={(event) => set(key, event.target.value)}
                  slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'auto', maxLength: 5000 } }}
                />
              )}
              <IconButton aria-label={translate('admin.transfer.removeFixed', { label })} onClick={() => drop(key)}>
                <Close fontSize="small" />
              </IconButton>
            </Box>
          )
        })}
        <Choose
          named
          label={translate('admin.transfer.addFixed')}
          value=""
          none={translate('admin.transfer.addFixed')}
          options={freeColumns(file, plan)}
          onChange={(key) => key && set(key, '')}
        />
      </Box>
    </Panel>
  )
}
