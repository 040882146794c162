import { Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import type { DepositTerms as Terms } from '../../../../schema/appointments/customerBooking.ts'
import { useSession } from '../../../../session/index.ts'
import { later } from '../../../core/later.ts'
import { callOrKeep } from '../../../core/offline/callOrKeep.ts'
import { useBooking } from '../booking.tsx'
import { BookingFacts } from '../BookingFacts.tsx'
import { bookingInput } from '../bookingInput.ts'
import { PromotionCode } from '../PromotionCode.tsx'
import { nextFreeSlots, type FreeSlot } from '../../hold/nextFreeSlots.ts'
import { OpenBookings, refusalOf, type Refusal } from '../OpenBookings.tsx'
import { TakenNotice } from '../../hold/TakenNotice.tsx'
import { StepForm } from '../../../core/steps/StepForm.tsx'
import { useSending } from '../../../core/steps/useSending.ts'
import { addAppointment } from '../../../../schema/appointments/calls.ts'

const DepositTerms = later(() => import('../../deposit/DepositTerms.tsx').then((file) => file.DepositTerms))
const OfferNote = later(() => import('../../waiting/OfferNote.tsx').then((file) => file.OfferNote))

/** The last step: summary, terms, and the button that books. */
export function SummaryStep() {
  const t = useTranslate()
  const { draft, change, go, onBooked, promotion, confirming, setConfirming, waiting } = useBooking()
  const [taken, setTaken] = useState<readonly FreeSlot[]>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [code, setCode] = useState('')
  const deposits = useSession('settings')?.flags.deposits
  const [terms, setTerms] = useState<Terms>()
  const shown = useCallback((deposit: number) => (draft.deposit === deposit ? undefined : change({ deposit })), [draft.deposit, change])
  const { send, complaint } = useSending(
    async () => {
      const sender = { page: 'book-service', idempotencyKey: draft.idempotencyKey } as const
      const { appointment } = await callOrKeep(sender, addAppointment, bookingInput(draft))
      onBooked(appointment)
    },
    (failure) => {
      const refused = failure.fields['promotionCode']
      if (failure.code === 'slotTaken') setTaken(nextFreeSlots(failure))
      if (refused) {
        promotion.remove()
        promotion.complain(refused)
      }
      // The person's own deposit was not known before, or the rule has changed.
      if (failure.code === 'depositChanged') setTerms(failure.details['terms'] as Terms)
      const open = refusalOf(failure)
      setRefusal(open)
      return failure.code === 'slotTaken' || refused !== undefined || open !== undefined
    },
  )
  const confirm = async () => {
    // A promotion code that was typed and not applied is applied first.
    if (code.trim() && !draft.promotion) return void ((await promotion.apply(code)) && setCode(''))
    if (!draft.vehicleId) return setConfirming('person')
    return send()
  }
  // The person was known at last.
  useEffect(() => {
    if (confirming !== 'booking') return
    setConfirming(undefined)
    void send()
  })
  return (
    <StepForm title={t('landing.book.summary.title')} text={t('landing.book.summary.text')} complaint={complaint} onNext={() => confirm()}>
      {typeof waiting === 'object' && <OfferNote id={waiting.offer} />}
      {refusal && <OpenBookings refusal={refusal} />}
      {taken && (
        <TakenNotice
          slots={taken}
          onOthers={() => go('time')}
          onChoose={({ start }) => {
            setTaken(undefined)
            change({ startAt: start, date: undefined })
          }}
        />
      )}
      {(deposits || terms) && (
        <Suspense fallback={null}>
          <DepositTerms services={draft.services.join(',')} startAt={draft.startAt} refused={terms} onShown={shown} />
        </Suspense>
      )}
      <div className="card">
        <BookingFacts editable />
      </div>
      <PromotionCode typed={code} onType={setCode} />
      {draft.concern && (
        <div className="card stack-tight">
          <h3>{t('landing.transport.concern')}</h3>
          <p className="concern" dir="auto">
            {draft.concern}
          </p>
        </div>
      )}
    </StepForm>
  )
}
