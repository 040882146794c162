import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useGetOne } from 'react-admin'
import type { Question } from '../../schema/core/compounds.ts'
import { Panel } from '../core/parts/Panel.tsx'
import type { Row } from '../core/definition.ts'
import { Nothing } from '../core/parts/Nothing.tsx'
import { useI18n } from '../core/useI18n.ts'
import { answerText } from './answerWords.ts'
import { matchParent } from '../core/parts/matchParent.ts'

/** A customer's answers by question; an answer to a deleted question is shown under its id. */
export function AnswersGiven({ row }: { row: Row }) {
  const i18n = useI18n()
  const { translate, code } = i18n
  const { data, isPending } = useGetOne<Row>('surveys', { id: String(row['surveyId']) })
  const answers = (row['answers'] ?? {}) as Readonly<Record<string, unknown>>
  const questions = (data?.['questions'] ?? []) as readonly Question[]
  const known = questions.filter(({ id }) => id in answers)
  const gone = Object.keys(answers).filter((id) => !questions.some((one) => one.id === id))
  if (isPending || Object.keys(answers).length === 0) return null
  const lines = [
    ...known.map((one) => ({ id: one.id, label: one.label[code], said: answerText(i18n, one, answers[one.id]) })),
    ...gone.map((id) => ({ id, label: id, said: String(answers[id]) })),
  ]
  return (
    <Panel title={translate('resources.surveyResponses.fields.answers')}>
      <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 1.5 }}>
        {lines.map(({ id, label, said }) => (
          <div key={id}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              <bdi>{label}</bdi>
            </Typography>
            <Typography
              component="dd"
              dir="auto"
              sx={{ margin: 0, fontWeight: 550, ...matchParent, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {said || <Nothing />}
            </Typography>
          </div>
        ))}
      </Box>
    </Panel>
  )
}
