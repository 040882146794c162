import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../../../../i18n/index.ts'
import { bookTestDrive } from '../../../../schema/appointments/calls.ts'
import { callOrKeep } from '../../../core/offline/callOrKeep.ts'
import { usePathTo } from '../../../core/navigation.ts'
import { StepForm } from '../../../core/steps/StepForm.tsx'
import { useSending } from '../../../core/steps/useSending.ts'
import { useBilingual } from '../../../core/useBilingual.ts'
import { useFormat } from '../../../core/useFormat.ts'
import { nextFreeSlots, type FreeSlot } from '../../hold/nextFreeSlots.ts'
import { TakenNotice } from '../../hold/TakenNotice.tsx'
import type { DriveStep } from '../draft.ts'
import { useDrive } from '../drive.tsx'
import { DriveCarName } from '../DriveCarName.tsx'
import { LicenceNote } from '../LicenceNote.tsx'

/** The last step: car, branch and time, the reminder of the licence, and the button that books. */
export function SummaryStep() {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const pathTo = usePathTo()
  const { draft, change, go, car, location, onBooked } = useDrive()
  const [taken, setTaken] = useState<readonly FreeSlot[]>()
  const [many, setMany] = useState(false)
  const { driveCarId = '', startAt = '', stockCarId, idempotencyKey } = draft
  const request = { driveCarId, startAt, ...(stockCarId ? { stockCarId } : {}) }
  const { send, complaint } = useSending(
    async () => onBooked((await callOrKeep({ page: 'test-drive', idempotencyKey }, bookTestDrive, request)).appointment),
    (failure) => {
      const { code } = failure
      if (code === 'slotTaken') setTaken(nextFreeSlots(failure))
      setMany(code === 'tooManyBookings')
      return code === 'slotTaken'
    },
  )
  const line = (step: DriveStep, value: ReactNode) => (
    <div>
      <dt>
        {t(`landing.flows.test-drive.steps.${step}`)}
        <button type="button" className="link-button" onClick={() => go(draft.only && step === 'place' ? 'car' : step)}>
          {t('landing.book.edit')}
          <span className="out-of-sight"> {t(`landing.flows.test-drive.steps.${step}`)}</span>
        </button>
      </dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <StepForm title={t('landing.book.summary.title')} complaint={complaint} onNext={() => send()}>
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
      <div className="card">
        <dl className="facts booking-facts">
          {car && line('car', <DriveCarName car={car} />)}
          {location && line('place', bilingual(location.name))}
          {startAt && line('time', `${format.longDay(startAt)} ${format.time(startAt)}`)}
        </dl>
      </div>
      <LicenceNote />
      {many && (
        <Link href={pathTo('manage-service')} className="button button-quiet button-wide">
          {t('landing.pages.manage-service.title')}
        </Link>
      )}
    </StepForm>
  )
}
