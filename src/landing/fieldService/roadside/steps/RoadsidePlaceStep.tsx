import { useTranslate } from '../../../../i18n/index.ts'
import { roadsideAssistance } from '../../../../schema/fieldService/resources/roadsideAssistance.ts'
import { landingFields } from '../../../../fields/landing.ts'
import { usePickedPlace, PlacePicker } from '../../../masters/index.ts'
import { StepForm } from '../../../core/steps/StepForm.tsx'
import { useRoadside } from '../callForHelp.tsx'

const Words = landingFields.longText
const { config: noteLength } = roadsideAssistance.fields.addressNote
const needs = { point: 'needed', address: 'notAsked' } as const

/** The step for the place of the car, with a description. */
export function RoadsidePlaceStep() {
  const t = useTranslate()
  const { draft, change, next } = useRoadside()
  const place = usePickedPlace({ value: draft.place, onChange: (picked) => change({ place: picked }), needs })
  return (
    <StepForm title={t('landing.roadside.place')} text={t('landing.roadside.placeText')} onNext={() => place.check() && next()}>
      <PlacePicker place={place} />
      <Words
        id="addressNote"
        label={t('landing.roadside.note')}
        hint={t('landing.roadside.noteHint')}
        required={false}
        config={noteLength}
        value={draft.addressNote}
        onChange={(addressNote) => change({ addressNote })}
      />
    </StepForm>
  )
}
