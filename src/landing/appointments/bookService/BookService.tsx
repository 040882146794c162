import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import type { CustomerAppointment } from '../../../schema/appointments/customerBooking.ts'
import { session, useSession } from '../../../session/index.ts'
import { later } from '../../core/later.ts'
import { FlowPage } from '../../customers/index.ts'

const BookingFlow = later(() => import('./BookingFlow.tsx').then((file) => file.BookingFlow))
const Confirmation = later(() => import('../Confirmation.tsx').then((file) => file.Confirmation))

/** Begins without asking who the person is. */
function AsVisitor() {
  const t = useTranslate()
  return (
    <div className="stack-tight">
      <button type="button" className="button button-quiet button-wide" onClick={() => session.set('asVisitor', 'yes')}>
        {t('landing.book.visitor.start')}
      </button>
      <p className="muted small">{t('landing.book.visitor.startText')}</p>
    </div>
  )
}

/** The flow of booking a service, from the person to the confirmation; a visitor is asked who they are when they confirm. */
export function BookService() {
  // A time that was offered is the customer's whom it was offered.
  const [query] = useSearchParams()
  const [offered] = useState(() => query.has('waiting'))
  const asVisitor = useSession('asVisitor') && !offered
  return (
    <FlowPage<CustomerAppointment>
      page="book-service"
      proof={asVisitor ? 'nobody' : 'book'}
      otherwise={<AsVisitor />}
      done={(appointment, another) => <Confirmation appointment={appointment} onAnother={another} />}
    >
      {(finish) => (
        <BookingFlow
          onBooked={(appointment) => {
            finish(appointment)
            session.remove('asVisitor')
          }}
        />
      )}
    </FlowPage>
  )
}
