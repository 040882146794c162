import { useState } from 'react'
import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { CustomerRequest } from '../../schema/fieldService/calls/requests.ts'
import { driveFeedback } from '../../schema/fieldService/calls.ts'
import { keepDraft, readDraft } from '../../session/index.ts'
import { call } from '../core/api.ts'
import { landingFields } from '../../fields/landing.ts'
import { Note } from '../core/parts/Note.tsx'
import { useSending } from '../core/steps/useSending.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

const Stars = landingFields.rating
const Words = landingFields.longText
const wordsLength = { max: 2000 }

/** Stars and an optional text about a field request; asked once. */
export function RateDrive({ request: { id, kind } }: { request: CustomerRequest }) {
  const t = useTranslate()
  const name = `rated:${id}`
  const [rated, setRated] = useState(() => readDraft(name) !== undefined)
  const [rating, setRating] = useState('')
  const [words, setWords] = useState('')
  const [missing, setMissing] = useState(false)
  const { send, complaint } = useSending(async () => {
    // Staff read text: without any, the label of the stars is sent.
    const comment = words.trim() || t(namedKey(`landing.rating.words.${rating}`))
    const input = { type: kind, id, rating: Number(rating), comment }
    await call(driveFeedback, input, { idempotencyKey: name, blocking: true, quiet: true })
    keepDraft(name, true)
    setRated(true)
  })
  if (rated) return <Note icon="check">{t('landing.request.rated')}</Note>
  return (
    <form
      className="card stack"
      noValidate
      onSubmit={press(async () => {
        setMissing(rating === '')
        if (rating !== '') return send()
        document.getElementById('stars')?.focus()
      })}
    >
      <Stars
        id="stars"
        label={t('landing.request.rate')}
        required
        config={{}}
        value={rating}
        error={missing ? t('validation.required') : complaint}
        onChange={(stars) => {
          setMissing(false)
          setRating(stars)
        }}
      />
      {rating !== '' && (
        <Words
          id="rateWords"
          label={t('landing.request.rateWords')}
          required={false}
          config={wordsLength}
          value={words}
          onChange={setWords}
        />
      )}
      <button type="submit" className="button button-quiet button-wide">
        {t('landing.request.rateSend')}
      </button>
    </form>
  )
}
