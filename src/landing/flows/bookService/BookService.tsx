import { useEffect, useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import type { CustomerAppointment } from '../../../schema/endpoints.ts'
import { dropDraft, keepDraft, readDraft, useSession } from '../../../session/index.ts'
import { Finder } from '../../identity/Finder.tsx'
import { Note } from '../../parts/Note.tsx'
import { Skeletons } from '../../parts/Skeletons.tsx'
import { useTenant } from '../../tenant/TenantProvider.tsx'
import { BookingFlow } from './BookingFlow.tsx'
import { Confirmation } from './Confirmation.tsx'
import { flowName } from './draft.ts'
import '../flow.css'
import './bookService.css'

const bookedName = 'booked'

/** Books a service: who, which car, what, where, when, how, and the confirmation. */
export function BookService() {
  const t = useTranslate()
  const { outcome } = useTenant()
  const flags = useSession('settings')?.flags
  const remembered = useSession('customer')
  const proven = useSession('phoneNumber')
  const [booked, setBooked] = useState(() => readDraft(bookedName) as CustomerAppointment | undefined)
  useEffect(() => {
    document.title = t('landing.pages.book-service.title')
  }, [t])

  if (outcome === undefined)
    return (
      <div className="flow">
        <Skeletons count={3} height={88} />
      </div>
    )
  if (flags && !flags['BOOK_A_SERVICE'])
    return (
      <div className="flow">
        <Note>{t('errors.featureOff')}</Note>
      </div>
    )
  if (booked && proven) {
    return (
      <Confirmation
        appointment={booked}
        onAnother={() => {
          dropDraft(bookedName)
          setBooked(undefined)
        }}
      />
    )
  }
  const ended = remembered && !proven
  return (
    <div className={proven && remembered ? '' : 'flow flow-narrow'}>
      {!(proven && remembered) && <h1>{t('landing.pages.book-service.title')}</h1>}
      <Finder
        purpose="book"
        known={ended ? remembered.mobile : undefined}
        reason={ended && <Note icon="clock">{t('landing.book.ended')}</Note>}
      >
        <BookingFlow
          onBooked={(appointment) => {
            dropDraft(flowName)
            keepDraft(bookedName, appointment)
            setBooked(appointment)
          }}
        />
      </Finder>
    </div>
  )
}
