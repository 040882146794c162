import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { DrawnPanel } from '../core/charts/DrawnPanel.tsx'
import { Panel } from '../core/parts/Panel.tsx'
import { useI18n } from '../core/useI18n.ts'
import { partText } from './answerWords.ts'
import { useRequested, type Results } from './useResults.ts'

const hundredths = 100

/** The answers to each question; a part opens the answers that it counts. */
export function QuestionResults({ data: { questions } }: { data: Results }) {
  const i18n = useI18n()
  const { translate, format, code } = i18n
  const { addressOf } = useRequested()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {questions.map((question) => {
        const { id, label, answered, mean, chart } = question
        const title = label[code]
        const about = [
          translate('admin.results.answeredBy', { smart_count: answered }),
          ...(mean === null ? [] : [translate('admin.results.mean', { mean: format.number(mean / hundredths) })]),
        ].join(' · ')
        if (!chart)
          return (
            <Panel key={id} title={title}>
              <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
                {about}
              </Typography>
              <Button component={Link} to={addressOf({ results: 'words', worded: 'true' })} variant="outlined" sx={{ minBlockSize: 44 }}>
                {translate('admin.results.ownWords')}
              </Button>
            </Panel>
          )
        const segments = chart.segments.map((one) => {
          const said = partText(i18n, question, one.key)
          return { ...one, name: one.name ?? { en: said, ar: said } }
        })
        const to = ({ key }: { key: string }) => addressOf({ results: 'words', question: id, answer: key })
        return (
          <DrawnPanel key={id} chart={{ ...chart, kind: 'names', list: null, segments, to }} title={title} about={about} head={title} />
        )
      })}
    </Box>
  )
}
