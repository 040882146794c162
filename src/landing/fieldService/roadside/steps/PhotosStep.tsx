import { useTranslate } from '../../../../i18n/index.ts'
import { roadsideAssistance } from '../../../../schema/fieldService/resources/roadsideAssistance.ts'
import { requestRoadside } from '../../../../schema/fieldService/calls.ts'
import { callOrKeep } from '../../../core/offline/callOrKeep.ts'
import { landingFields } from '../../../../fields/landing.ts'
import { Note } from '../../../core/parts/Note.tsx'
import { StepForm } from '../../../core/steps/StepForm.tsx'
import { useSending } from '../../../core/steps/useSending.ts'
import { useRoadside } from '../callForHelp.tsx'

const Photos = landingFields.uploads
const { config: photoRule } = roadsideAssistance.fields.photos

/** The last step: optional photos, and the button that sends. */
export function PhotosStep() {
  const t = useTranslate()
  const { draft, change, onSent } = useRoadside()
  const { send, complaint } = useSending(async () => {
    const { point } = draft.place
    const addressNote = draft.addressNote.trim()
    const input = {
      vehicleId: draft.vehicleId ?? '',
      issue: draft.issue ?? 'other',
      point: point && { lat: point.lat, lng: point.lng },
      ...(point?.accuracy === undefined ? {} : { accuracyM: point.accuracy }),
      ...(addressNote ? { addressNote } : {}),
      photos: draft.photos.split(',').filter(Boolean),
    }
    const { request } = await callOrKeep({ page: 'roadsideAssistance', idempotencyKey: draft.idempotencyKey }, requestRoadside, input)
    onSent(request)
  })
  return (
    <StepForm title={t('landing.roadside.photos')} text={t('landing.roadside.photosText')} complaint={complaint} onNext={() => send()}>
      <Photos
        id="photos"
        label={t('landing.roadside.photosLabel')}
        required={false}
        config={photoRule}
        value={draft.photos}
        onChange={(photos) => change({ photos })}
      />
      <Note icon="warning">{t('landing.roadside.safety')}</Note>
    </StepForm>
  )
}
