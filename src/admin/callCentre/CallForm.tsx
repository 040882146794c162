import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { press } from '../../http/index.ts'
import { enumerations, type Word } from '../../schema/enumerations.ts'
import { answerProblems, surveyResponses, type TakenCall } from '../../schema/surveys/index.ts'
import { outBound } from '../../schema/surveys/calls.ts'
import { client } from '../core/client.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { MomentInput } from '../core/fields/pickers/MomentInput.tsx'
import { AnswerInput } from '../surveys/index.ts'
import { useI18n } from '../core/useI18n.ts'
import { useAct } from '../core/useAct.ts'
import { sideOf } from './sideOf.ts'
import { problemsOf } from '../../schema/core/problems.ts'
import { useAnswers } from './useCall.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

type Result = Word<'outboundResult'>
const { nextCallAt: nextCall } = surveyResponses.fields
const look = { line: 'divider', background: 'background.paper', chosen: 'primary.main', chosenInk: 'primary.contrastText' }

/** The questions in the customer's language, the answers, and the result of the call. */
export function CallForm({ call }: { call: TakenCall }) {
  const { translate } = useI18n()
  const navigate = useNavigate()
  const side = sideOf(call)
  const { visible, counted, answers, idempotencyKey, answer, renew, drop } = useAnswers(call)
  const [result, setResult] = useState<Result>('Completed')
  const [nextCallAt, setNextCallAt] = useState<string>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { run } = useAct(['outbound'])
  const later = result === 'Incomplete'
  const problemsNow = (): Record<string, string> => {
    const wrong = result === 'Outbound Refused' ? {} : answerProblems(call.questions, counted, result === 'Completed')
    const named = Object.fromEntries(Object.entries(wrong).map(([id, key]) => [`answers.${id}`, translate(namedKey(key))]))
    if (!later || nextCallAt === undefined) return named
    const checked = nextCall.input.safeParse(nextCallAt)
    const [problem] = checked.success ? [] : problemsOf(checked.error)
    if (problem) return { ...named, nextCallAt: translate(problem.key, problem.params) }
    return Date.parse(nextCallAt) > Date.now() ? named : { ...named, nextCallAt: translate('validation.nextCall') }
  }
  const show = (found: Record<string, string>) => {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) document.getElementById(`call-${first}`)?.scrollIntoView({ block: 'center' })
  }
  const submit = async () => {
    const found = problemsNow()
    show(found)
    if (Object.keys(found).length > 0 || !call.customer) return
    const payload = {
      surveyId: call.survey.id,
      customerId: call.customer.id,
      invitationId: call.id,
      result,
      ...(result === 'Outbound Refused' ? {} : { answers: counted }),
      ...(later && nextCallAt ? { nextCallAt } : {}),
    }
    const refused = await run(() => client.call(outBound, payload, { idempotencyKey }))
    if (refused) {
      renew()
      return show(refused)
    }
    drop()
    void navigate('/home/outbound')
  }
  return (
    <Panel title={translate('admin.outbound.questions')}>
      <Box component="form" noValidate onSubmit={press(submit)} sx={{ display: 'grid', gap: 2.5 }}>
        {result !== 'Outbound Refused' &&
          visible.map((question, place) => {
            const error = errors[`answers.${question.id}`]
            const label = question.label[side]
            return (
              <Box key={question.id} id={`call-answers.${question.id}`} lang={side} dir={side === 'ar' ? 'rtl' : 'ltr'}>
                <Typography sx={{ fontWeight: 650, marginBlockEnd: 0.75 }}>
                  {place + 1}. {label}
                  {question.required && <span aria-hidden> *</span>}
                </Typography>
                <AnswerInput
                  question={question}
                  side={side}
                  label={label}
                  value={answers[question.id]}
                  invalid={error !== undefined}
                  describedBy={error ? `call-error-${question.id}` : undefined}
                  look={look}
                  onChange={(value) => {
                    answer(question.id, value)
                    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([key]) => key !== `answers.${question.id}`)))
                  }}
                />
                {error && (
                  <FormHelperText id={`call-error-${question.id}`} error role="alert">
                    {error}
                  </FormHelperText>
                )}
              </Box>
            )
          })}
        <Box>
          <Typography id="call-result" sx={{ fontWeight: 650, marginBlockEnd: 0.75 }}>
            {translate('admin.outbound.result')}
          </Typography>
          <ToggleButtonGroup
            exclusive
            value={result}
            aria-labelledby="call-result"
            onChange={(_, next: Result | null) => {
              if (next) setResult(next)
              setErrors({})
            }}
            sx={{ display: 'flex', flexWrap: 'wrap', '& .MuiToggleButton-root': { minBlockSize: 48, flexGrow: 1 } }}
          >
            {enumerations.outboundResult.map((word) => (
              <ToggleButton key={word} value={word}>
                {translate(`enumerations.outboundResult.${word}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
        {later && (
          <Box id="call-nextCallAt" sx={{ maxInlineSize: 320 }}>
            <Typography id="call-next" sx={{ fontWeight: 650, marginBlockEnd: 0.75 }}>
              {translate('admin.outbound.nextCall')}
            </Typography>
            <MomentInput
              id="call-next-input"
              labelledBy="call-next"
              value={nextCallAt}
              onChange={setNextCallAt}
              gap={nextCall.config.gap}
              error={errors['nextCallAt'] !== undefined}
            />
            {errors['nextCallAt'] && (
              <FormHelperText error role="alert">
                {errors['nextCallAt']}
              </FormHelperText>
            )}
          </Box>
        )}
        <Alert severity="info" icon={false} sx={{ paddingBlock: 0 }}>
          {translate('admin.outbound.kept')}
        </Alert>
        <Button type="submit" variant="contained" size="large" sx={{ minBlockSize: 48, justifySelf: 'start' }}>
          {translate('admin.outbound.save')}
        </Button>
      </Box>
    </Panel>
  )
}
