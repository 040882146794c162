import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import Down from '@mui/icons-material/ArrowDownwardOutlined'
import Up from '@mui/icons-material/ArrowUpwardOutlined'
import Copy from '@mui/icons-material/ContentCopyOutlined'
import Remove from '@mui/icons-material/DeleteOutlineOutlined'
import Handle from '@mui/icons-material/DragIndicatorOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { Question } from '../../schema/core/compounds.ts'
import { outcomeWords } from '../../schema/surveys/surveyAnswers.ts'
import { useI18n } from '../../admin/core/useI18n.ts'
import { BilingualLines } from './adminBilingualLines.tsx'
import { QuestionChoices } from './adminQuestionChoices.tsx'
import { QuestionCondition } from './adminQuestionCondition.tsx'
import { asKind } from './questionList.ts'
import { SmallSelect } from '../../admin/core/parts/SmallSelect.tsx'
import { namedKey } from '../../schema/core/dataKeys.ts'

interface QuestionCardProps {
  id: string
  question: Question
  number: number
  /** The kinds of answers that the survey's type allows. */
  kinds: readonly Question['kind'][]
  /** The earlier questions, which a condition may refer to. */
  before: readonly Question[]
  last: boolean
  disabled: boolean
  /** Text key of why the question is never shown. */
  warning: string | undefined
  errorOf: (part: string) => string | undefined
  onChange: (question: Question) => void
  onMove: (step: 1 | -1) => void
  onCopy: () => void
  onRemove: () => void
}

/** One question of a survey. */
export function QuestionCard(props: QuestionCardProps) {
  const { id, question, number, kinds, before, last, disabled, warning, errorOf, onChange, onMove, onCopy, onRemove } = props
  const { translate } = useI18n()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: question.id })
  const called = translate('admin.question.one', { number })
  const error = errorOf('')
  const button = (key: string, Icon: typeof Up, action: () => void, off = false) => (
    <IconButton
      aria-label={translate(namedKey(`admin.question.${key}`), { number })}
      title={translate(namedKey(`admin.question.${key}`), { number })}
      onClick={action}
      disabled={off}
    >
      <Icon fontSize="small" />
    </IconButton>
  )
  const offered = kinds.includes(question.kind) ? kinds : [...kinds, question.kind]
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition, ...(isDragging ? { position: 'relative', zIndex: 1 } : {}) }}
    >
      <Box
        role="group"
        aria-labelledby={id}
        sx={{
          border: 1,
          borderColor: error ? 'error.main' : 'divider',
          borderRadius: 2,
          padding: 1.5,
          display: 'grid',
          gap: 1.25,
          bgcolor: 'background.paper',
          boxShadow: isDragging ? 6 : 0,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          {!disabled && (
            <IconButton
              ref={setActivatorNodeRef}
              {...attributes}
              {...listeners}
              aria-label={translate('admin.question.drag', { number })}
              sx={{ marginInlineStart: -1, cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
            >
              <Handle fontSize="small" />
            </IconButton>
          )}
          <Typography id={id} variant="body2" sx={{ fontWeight: 600, flex: 1 }}>
            {called}
          </Typography>
          {!disabled && (
            <>
              {button('up', Up, () => onMove(-1), before.length === 0)}
              {button('down', Down, () => onMove(1), last)}
              {button('duplicate', Copy, onCopy)}
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
            options={offered.map((kind) => ({ value: kind, text: translate(`enumerations.questionKind.${kind}`) }))}
            onChange={(kind) => onChange(asKind(question, kind as Question['kind']))}
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
        {question.kind === 'status' && <StatusWords />}
        {warning && <Alert severity="warning">{translate(namedKey(warning))}</Alert>}
        {error && (
          <FormHelperText error role="alert">
            {error}
          </FormHelperText>
        )}
      </Box>
    </li>
  )
}

function StatusWords() {
  const { translate } = useI18n()
  const words = outcomeWords.map((word) => translate(`enumerations.surveyOutcome.${word}`))
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {translate('admin.question.statusWords', { words: words.join(translate('admin.filter.comma')), worst: words.at(-1) ?? '' })}
    </Typography>
  )
}
