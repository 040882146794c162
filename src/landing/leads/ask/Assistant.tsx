import { useState } from 'react'
import { press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { TextField } from '../../../fields/text/landingInput.tsx'
import { findAnswers } from '../../../schema/content/calls.ts'
import { questionLength } from '../../../schema/content/index.ts'
import type { OutputOf } from '../../../schema/endpoints.ts'
import { call } from '../../core/api.ts'
import { EmptyArt } from '../../core/parts/EmptyArt.tsx'
import { Missing } from '../../core/parts/Missing.tsx'
import { Skeletons } from '../../core/parts/Skeletons.tsx'
import { StepHeading } from '../../core/parts/StepHeading.tsx'
import { useSending } from '../../core/steps/useSending.ts'
import { useTenant } from '../../core/tenant/TenantProvider.tsx'
import { useCall } from '../../core/useCall.ts'
import { Answers } from './Answers.tsx'
import { TalkToPerson } from './TalkToPerson.tsx'
import './ask.css'

type Answered = OutputOf<'findAnswers'>['data']

/** What fits the question; above it how much that is, which takes the focus. */
function Found({ data }: { data: Answered }) {
  const t = useTranslate()
  if (data.length > 0)
    return (
      <>
        <StepHeading title={t('landing.ask.found', { smart_count: data.length })} />
        <Answers data={data} open />
      </>
    )
  return (
    <div className="empty">
      <EmptyArt />
      <StepHeading title={t('landing.ask.none')} text={t('landing.ask.noneText')} />
    </div>
  )
}

/** The questions that are asked most, until the person asks one. */
function Often() {
  const t = useTranslate()
  const { outcome } = useTenant()
  const { data, failed, again } = useCall(findAnswers, outcome === 'ready' ? {} : undefined)
  if (failed) return <Missing again={again} />
  if (!data) return <Skeletons count={4} height={56} />
  return (
    <>
      <h2>{t('landing.ask.often')}</h2>
      <Answers data={data.data} />
    </>
  )
}

/** A field for a question, the published answers that fit, and the way to a person. */
export function Assistant() {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [answered, setAnswered] = useState<{ text: string; data: Answered }>()
  const text = typed.trim()
  const { send, complaint, complain } = useSending(async () => {
    setAnswered({ text, ...(await call(findAnswers, { text })) })
  })
  return (
    <div className="flow flow-narrow flow-waits ask">
      <h1>{t('landing.pages.ask.title')}</h1>
      <p className="muted">{t('landing.pages.ask.text')}</p>
      <form className="stack" noValidate onSubmit={press(() => (text ? send() : complain(t('landing.ask.missing'))))}>
        <TextField
          id="question"
          label={t('landing.ask.label')}
          required
          config={{ max: questionLength }}
          value={typed}
          error={complaint}
          onChange={setTyped}
        />
        <button type="submit" className="button button-primary button-wide">
          {t('landing.ask.send')}
        </button>
      </form>
      {answered ? <Found key={answered.text} data={answered.data} /> : <Often />}
      <TalkToPerson question={text} />
    </div>
  )
}
