import Star from '@mui/icons-material/StarBorderRounded'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Question } from '../../../schema/compounds.ts'
import { defaultColours, limits } from '../../../schema/limits.ts'
import { useSession } from '../../../session/index.ts'
import { tenantTokens } from '../../../tokens/tokens.ts'
import { Panel } from '../../dashboard/Panel.tsx'
import { answersOf } from '../../fields/questionList.ts'
import { useSpeaker } from '../../speaker.ts'

type Side = 'en' | 'ar'

/** The survey as a customer meets it on a phone, in either language, while it is being written. */
export function SurveyPreview() {
  const { translate, code } = useSpeaker()
  const settings = useSession('settings')
  const [side, setSide] = useState<Side>(code)
  const [name, asked] = useWatch({ name: ['name', 'questions'] }) as [Partial<Record<Side, string>> | null | undefined, unknown]
  const questions = Array.isArray(asked) ? (asked as Question[]) : []
  const tokens = tenantTokens({
    primary: settings?.primaryColour ?? defaultColours.primary,
    secondary: settings?.secondaryColour ?? defaultColours.secondary,
    mode: 'light',
  })
  const of = (token: string) => tokens[`--${token}`]
  return (
    <Panel
      title={translate('admin.survey.preview')}
      action={
        <ToggleButtonGroup size="small" exclusive value={side} onChange={(_, next: Side | null) => next && setSide(next)}>
          <ToggleButton value="ar">{translate('enumerations.language.2')}</ToggleButton>
          <ToggleButton value="en">{translate('enumerations.language.1')}</ToggleButton>
        </ToggleButtonGroup>
      }
    >
      <Box
        dir={side === 'ar' ? 'rtl' : 'ltr'}
        lang={side}
        sx={{
          maxInlineSize: 390,
          maxBlockSize: '60vh',
          overflowY: 'auto',
          marginInline: 'auto',
          bgcolor: of('surface-0'),
          color: of('ink-1'),
          borderRadius: 4,
          border: 1,
          borderColor: 'divider',
          padding: 2,
          display: 'grid',
          gap: 2,
        }}
      >
        <Typography component="div" sx={{ fontSize: 18, lineHeight: 1.4, fontWeight: 700 }}>
          {name?.[side] || translate('admin.survey.noName')}
        </Typography>
        {questions.length === 0 && <Box sx={{ color: of('ink-2'), fontSize: 14 }}>{translate('admin.survey.noQuestions')}</Box>}
        {questions.map((question) => (
          <div key={question.id}>
            <Box sx={{ fontWeight: 600, fontSize: 14, marginBlockEnd: 0.75 }}>
              {question.label[side] || '…'}
              {question.required && <span aria-hidden> *</span>}
            </Box>
            <Answer question={question} side={side} of={of} />
            {question.showIf && (
              <Box sx={{ color: of('ink-3'), fontSize: 12, marginBlockStart: 0.5 }}>{translate('admin.survey.sometimes')}</Box>
            )}
          </div>
        ))}
      </Box>
    </Panel>
  )
}

function Answer({ question, side, of }: { question: Question; side: Side; of: (token: string) => string | undefined }) {
  const { translate } = useSpeaker()
  const line = {
    border: `1px solid ${of('line-strong')}`,
    borderRadius: 2,
    bgcolor: of('surface-1'),
    paddingInline: 1.5,
    paddingBlock: 1,
    fontSize: 13,
  }
  if (question.kind === 'rating')
    return (
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5, color: of('brand-strong') }}>
        {Array.from({ length: limits.maxRating }, (_, place) => (
          <Star key={place} sx={{ fontSize: 30 }} />
        ))}
      </Box>
    )
  if (question.kind === 'text' || question.kind === 'number')
    return <Box aria-hidden sx={{ ...line, minBlockSize: question.kind === 'text' ? 64 : 38 }} />
  const words =
    question.kind === 'yesNo'
      ? answersOf(question).map((word) => translate(`admin.survey.${word}`))
      : (question.choices ?? []).map((choice) => choice[side] || '…')
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      {words.map((word, place) => (
        <Box key={`${place}${word}`} sx={line}>
          {word}
        </Box>
      ))}
    </Box>
  )
}
