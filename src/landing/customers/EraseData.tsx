import { useState } from 'react'
import { useLocation } from 'wouter'
import { press } from '../../http/index.ts'
import type { HttpError } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { SessionValues } from '../../session/index.ts'
import { call } from '../core/api.ts'
import { landingFields } from '../../fields/landing.ts'
import { keepCustomer, leave } from './identity/changeIdentity.ts'
import { usePathTo } from '../core/navigation.ts'
import { Note } from '../core/parts/Note.tsx'
import { StepHeading } from '../core/parts/StepHeading.tsx'
import { useSending } from '../core/steps/useSending.ts'
import { BackLink } from './BackLink.tsx'
import { FreshCode } from './FreshCode.tsx'
import { eraseOwnData } from '../../schema/customers/calls.ts'
import { customerName } from '../../schema/core/customerName.ts'

type Customer = SessionValues['customer']
const Name = landingFields.text
const nameLength = { max: 130 }

/** Erases all data of the person, confirmed by typing their name. */
export function EraseData({ customer, onBack, onBookings }: { customer: Customer; onBack: () => void; onBookings: () => void }) {
  const t = useTranslate()
  const pathTo = usePathTo()
  const [, navigate] = useLocation()
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<HttpError>()
  const { send, complaint } = useSending(
    async () => {
      setRefusal(undefined)
      await call(eraseOwnData, { version: customer.version, name }, { quiet: 'silent', blocking: true })
      await leave()
      navigate(pathTo('search'))
    },
    (failure) => {
      setRefusal(failure)
      if (failure.code === 'staleVersion') keepCustomer(failure.details['current'] as Customer)
      return failure.code === 'openWork' || failure.code === 'freshCodeNeeded' || 'name' in failure.fields
    },
  )
  const open = refusal?.code === 'openWork' ? (refusal.details['counts'] as Record<string, number>) : undefined
  const submit = () => {
    return send()
  }
  return (
    <form className="stack" noValidate onSubmit={press(submit)}>
      <BackLink text={t('landing.me.title')} onBack={onBack} />
      <StepHeading title={t('landing.me.eraseTitle')} text={t('landing.me.eraseText')} />
      {open && (
        <Note tone="caution" alert>
          {t(open['appointments'] ? 'landing.me.openBooking' : 'landing.me.openRequest')}
        </Note>
      )}
      {open?.['appointments'] && (
        <button type="button" className="button button-quiet" onClick={onBookings}>
          {t('landing.manage.tabs.bookings')}
        </button>
      )}
      {refusal?.code === 'freshCodeNeeded' && <FreshCode />}
      {complaint && (
        <Note tone="critical" alert>
          {complaint}
        </Note>
      )}
      <Name
        id="name"
        label={t('landing.me.eraseName', { name: customerName(customer) })}
        required
        config={nameLength}
        value={name}
        error={refusal?.fields['name']}
        onChange={(typed) => {
          setName(typed)
          setRefusal(undefined)
        }}
      />
      <div className="stack-tight">
        <button type="submit" className="button button-danger button-danger-sure button-wide">
          {t('landing.me.eraseConfirm')}
        </button>
        <button type="button" className="button button-quiet button-wide" onClick={onBack}>
          {t('landing.me.keepData')}
        </button>
      </div>
    </form>
  )
}
