import Add from '@mui/icons-material/AddOutlined'
import Remove from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { Question } from '../../schema/core/compounds.ts'
import { useTranslate } from '../../i18n/index.ts'
import { BilingualLines } from './adminBilingualLines.tsx'

interface QuestionChoicesProps {
  question: Question
  disabled: boolean
  onChange: (question: Question) => void
  errorOf: (part: string) => string | undefined
}

/** The choices of a question. */
export function QuestionChoices({ question, disabled, onChange, errorOf }: QuestionChoicesProps) {
  const translate = useTranslate()
  const choices = question.choices ?? []
  const set = (next: NonNullable<Question['choices']>) => onChange({ ...question, choices: next })
  return (
    <Box sx={{ display: 'grid', gap: 1, paddingInlineStart: 1.5, borderInlineStart: 2, borderColor: 'divider' }}>
      {choices.map((choice, place) => (
        <Box key={place} sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
          <BilingualLines
            value={choice}
            label={translate('admin.question.choice', { number: place + 1 })}
            disabled={disabled}
            errorOf={(side) => errorOf(`choices.${place}.${side}`)}
            onChange={(next) => set(choices.map((one, at) => (at === place ? next : one)))}
          />
          {!disabled && (
            <IconButton
              aria-label={translate('admin.question.removeChoice', { number: place + 1 })}
              onClick={() => set(choices.filter((_, at) => at !== place))}
            >
              <Remove fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      {!disabled && (
        <Box>
          <Button size="small" startIcon={<Add />} onClick={() => set([...choices, { en: '', ar: '' }])}>
            {translate('admin.question.addChoice')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
