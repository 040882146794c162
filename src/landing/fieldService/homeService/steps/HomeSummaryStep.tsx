import type { HttpError } from '../../../../http/index.ts'
import { useTranslate } from '../../../../i18n/index.ts'
import { homeService } from '../../../../schema/fieldService/resources/homeService.ts'
import { requestHomeService } from '../../../../schema/fieldService/calls.ts'
import { callOrKeep } from '../../../core/offline/callOrKeep.ts'
import { landingFields } from '../../../../fields/landing.ts'
import { addressOf } from '../../../masters/index.ts'
import { StepForm } from '../../../core/steps/StepForm.tsx'
import { useSending } from '../../../core/steps/useSending.ts'
import { useHome } from '../home.tsx'
import { HomeFacts } from '../HomeFacts.tsx'

const Words = landingFields.longText
const { config: noteLength } = homeService.fields.note

/** The last step: summary, a remark for the driver, and the button that sends. */
export function HomeSummaryStep() {
  const t = useTranslate()
  const { draft, change, go, days, onSent } = useHome()
  // The hour was taken meanwhile: the message says so, and the hours are reloaded.
  const refused = (failure: HttpError): boolean => {
    if (failure.code !== 'slotTaken') return false
    days.again()
    change({ slotAt: undefined })
    go('time')
    return true
  }
  const { send, complaint } = useSending(async () => {
    const { point } = draft.place
    const note = draft.note.trim()
    const input = {
      vehicleId: draft.vehicleId ?? '',
      services: draft.services,
      point: point && { lat: point.lat, lng: point.lng },
      ...(point?.accuracy === undefined ? {} : { accuracyM: point.accuracy }),
      address: addressOf(draft.place),
      slotAt: draft.slotAt ?? '',
      ...(note ? { note } : {}),
    }
    const { request } = await callOrKeep({ page: 'homeService', idempotencyKey: draft.idempotencyKey }, requestHomeService, input)
    onSent(request)
  }, refused)
  return (
    <StepForm title={t('landing.book.summary.title')} text={t('landing.book.summary.text')} complaint={complaint} onNext={() => send()}>
      <div className="card">
        <HomeFacts />
      </div>
      <Words
        id="note"
        label={t('landing.home.note')}
        hint={t('landing.home.noteHint')}
        required={false}
        config={noteLength}
        value={draft.note}
        onChange={(note) => change({ note })}
      />
      <p className="muted small">{t('landing.done.estimate')}</p>
    </StepForm>
  )
}
