import { useState } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import { Missing } from '../../../core/parts/Missing.tsx'
import { Note } from '../../../core/parts/Note.tsx'
import { usePickedPlace, PlacePicker } from '../../../masters/index.ts'
import { StepForm } from '../../../core/steps/StepForm.tsx'
import { useBilingual } from '../../../core/useBilingual.ts'
import { useHome } from '../home.tsx'
import { NotCovered } from '../NotCovered.tsx'

const needs = { point: 'needed', address: 'needed' } as const
// Where no driver comes, no address is needed.
const needsElsewhere = { point: 'needed', address: 'notAsked' } as const

/** The step for the place of the car, with whether drivers come there. */
export function HomePlaceStep() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { draft, change, next, days } = useHome()
  const [complaint, setComplaint] = useState<string>()
  const answer = draft.place.point ? days.data : undefined
  const covered = answer !== undefined && answer.reason === null
  const place = usePickedPlace({
    value: draft.place,
    onChange: (picked) => {
      setComplaint(undefined)
      change({ place: picked })
    },
    needs: answer?.reason ? needsElsewhere : needs,
  })
  const goOn = () => {
    if (!place.check()) return
    if (covered) next()
    else if (answer) setComplaint(t('landing.home.notCovered'))
  }
  return (
    <StepForm title={t('landing.home.place.title')} text={t('landing.home.place.text')} complaint={complaint} onNext={goOn}>
      <PlacePicker place={place}>
        {draft.place.point && days.failed && <Missing again={days.again} />}
        {answer?.reason && <NotCovered location={answer.location} />}
        {covered && answer.location && <Note icon="truck">{t('landing.home.covered', { branch: bilingual(answer.location.name) })}</Note>}
      </PlacePicker>
    </StepForm>
  )
}
