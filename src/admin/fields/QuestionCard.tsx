import Down from '@mui/icons-material/ArrowDownwardOutlined'
import Up from '@mui/icons-material/ArrowUpwardOutlined'
import Remove from '@mui/icons-material/DeleteOutlineOutlined'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { Question } from '../../schema/compounds.ts'
import { enumerations } from '../../schema/enumerations.ts'
import { useSpeaker } from '../speaker.ts'
import { BilingualLines } from './BilingualLines.tsx'
import { QuestionChoices } from './QuestionChoices.tsx'
import { QuestionCondition } from './QuestionCondition.tsx'
import { SmallSelect } from './SmallSelect.tsx'

interface QuestionCardProps {
  id: string
  question: Question
  number: number
  /** The questions before it, which a condition may name. */
  before: readonly Question[]
  last: boolean
  disabled: boolean
  errorOf: (part: string) => string | undefined
  onChange: (question: Question) => void
  onMove: (step: 1 | -1) => void
  onRemove: () => void
}

/** One question of a survey. */
export function QuestionCard({ id, question, number, before, last, disabled, errorOf, onChange, onMove, onRemove }: QuestionCardProps) {
  const { translate } = useSpeaker()
  const called = translate('admin.question.one', { number })
  const error = errorOf('')
  const button = (key: string, Icon: typeof Up, action: () => void, off = false) => (
    <IconButton
      aria-label={translate(`admin.question.${key}`, { number })}
      title={translate(`admin.question.${key}`, { number })}
      onClick={action}
      disabled={off}
    >
      <Icon fontSize="small" />
    </IconButton>
  )
  return (
    <li>
      <Box
        role="group"
        aria-labelledby={id}
        sx={{ border: 1, borderColor: error ? 'error.main' : 'divider', borderRadius: 2, padding: 1.5, display: 'grid', gap: 1.25 }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography id={id} variant="body2" sx={{ fontWeight: 600, flex: 1 }}>
            {called}
          </Typography>
          {!disabled && (
            <>
              {button('up', Up, () => onMove(-1), before.length === 0)}
              {button('down', Down, () => onMove(1), last)}
              {button('remove', Remove, onRemove)}
            </>
          )}
        </Box>
        <BilingualLines
          value={question.label}
          onChange={(label) => onChange({ ...question, label })}
          label={called}
          disabled={disabled}
          errorOf={(side) => errorOf(`label.${side}`)}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <SmallSelect
            label={translate('admin.question.kind')}
            value={question.kind}
            options={enumerations.questionKind.map((kind) => ({ value: kind, text: translate(`enumerations.questionKind.${kind}`) }))}
            onChange={(kind) => {
              const { choices, ...rest } = question
              const next = { ...rest, kind: kind as Question['kind'] }
              onChange(kind === 'choice' ? { ...next, choices: choices ?? [{ en: '', ar: '' }] } : next)
            }}
            disabled={disabled}
          />
          <FormControlLabel
            label={translate('admin.question.required')}
            disabled={disabled}
            control={
              <Switch
                checked={question.required}
                onChange={(_, required) => onChange({ ...question, required })}
                slotProps={{ input: { role: 'switch' } }}
              />
            }
          />
          <QuestionCondition question={question} before={before} disabled={disabled} onChange={onChange} />
        </Box>
        {question.kind === 'choice' && <QuestionChoices question={question} disabled={disabled} onChange={onChange} errorOf={errorOf} />}
        {error && (
          <FormHelperText error role="alert">
            {error}
          </FormHelperText>
        )}
      </Box>
    </li>
  )
}
