import Add from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from '../../../i18n/index.ts'
import type { Question } from '../../../schema/compounds.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import type { InputProps } from '../parts.ts'
import { QuestionCard } from '../QuestionCard.tsx'
import { movedQuestion, newQuestion, withoutQuestion } from '../questionList.ts'
import { useFieldInput } from '../useFieldInput.ts'

/** The questions of a survey: added, ordered, and asked only after some answers. */
export function QuestionsInput({ field, name, resource, disabled }: InputProps<'questions'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const all = Array.isArray(input.value) ? (input.value as Question[]) : []
  return (
    <FieldFrame id={input.id} label={input.label} required={field.required} error={input.error} group>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}>
        {all.map((question, place) => (
          <QuestionCard
            key={question.id}
            id={`${input.id}-${place}`}
            question={question}
            number={place + 1}
            before={all.slice(0, place)}
            last={place === all.length - 1}
            disabled={disabled ?? false}
            errorOf={(part) => input.errorOf(part ? `${place}.${part}` : String(place))}
            onChange={(next) => input.set(all.map((one) => (one === question ? next : one)))}
            onMove={(step) => input.set(movedQuestion(all, place, step))}
            onRemove={() => input.set(withoutQuestion(all, place))}
          />
        ))}
      </Box>
      {!disabled && (
        <Button
          size="small"
          startIcon={<Add />}
          sx={{ marginBlockStart: all.length > 0 ? 1 : 0 }}
          onClick={() => input.set([...all, newQuestion(all)])}
        >
          {translate('admin.question.add')}
        </Button>
      )}
    </FieldFrame>
  )
}
