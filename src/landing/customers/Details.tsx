import { useState } from 'react'
import { HttpError, press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { InputOf } from '../../schema/endpoints.ts'
import { detailsInput as input } from '../../schema/customers/calls/ownData.ts'
import { customers } from '../../schema/customers/resources.ts'
import { updateCustomerDetails } from '../../schema/customers/calls.ts'
import type { SessionValues } from '../../session/index.ts'
import { call } from '../core/api.ts'
import { landingFields } from '../../fields/landing.ts'
import { Ask } from '../core/forms/Ask.tsx'
import { useForm } from '../core/forms/useForm.ts'
import { keepCustomer } from './identity/changeIdentity.ts'
import { Note } from '../core/parts/Note.tsx'
import { useSending } from '../core/steps/useSending.ts'

type Customer = SessionValues['customer']
const ShortCode = landingFields.text
const shortCodeLength = { max: 20 }
const valuesOf = ({ title, firstName, lastName, email, languageId, address }: Customer) => ({
  ...{ title: title ?? '', firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '', languageId: String(languageId) },
  'address.shortCode': address?.shortCode ?? '',
})

/** Edits name, title, e-mail, language and address; the mobile identifies the person and cannot be changed. */
export function Details({ customer }: { customer: Customer }) {
  const t = useTranslate()
  const [version, setVersion] = useState(customer.version)
  const form = useForm(input, valuesOf(customer), (values): InputOf<'updateCustomerDetails'> => {
    const shortCode = values['address.shortCode'].trim() || null
    return {
      // A consent given on this page meanwhile has raised the version of the same row.
      version: Math.max(version, customer.version),
      firstName: values.firstName,
      lastName: values.lastName,
      title: (values.title || null) as InputOf<'updateCustomerDetails'>['title'],
      email: values.email.trim() || null,
      languageId: values.languageId as '1',
      address: customer.address || shortCode ? { ...customer.address, shortCode } : null,
    }
  })
  const { send, complaint } = useSending(
    async () => {
      const details = form.check()
      if (!details) return
      keepCustomer((await call(updateCustomerDetails, details, { quiet: true })).customer)
    },
    (failure) => {
      if (failure.code === 'staleVersion') setVersion((failure.details['current'] as Customer).version)
      if (failure instanceof HttpError) form.refuse(failure)
      return Object.keys(failure.fields).length > 0
    },
  )
  const submit = () => {
    return send()
  }
  return (
    <form className="card stack" noValidate onSubmit={press(submit)} aria-labelledby="my-details">
      <h3 id="my-details">{t('landing.me.details')}</h3>
      <dl className="facts me-facts">
        <div>
          <dt>{t('resources.customers.fields.mobile')}</dt>
          <dd>
            <bdi dir="ltr">{customer.mobile}</bdi>
          </dd>
        </div>
      </dl>
      <Ask form={form} of={customers} name="title" />
      <div className="field-columns">
        <Ask form={form} of={customers} name="firstName" autoComplete="given-name" />
        <Ask form={form} of={customers} name="lastName" autoComplete="family-name" />
      </div>
      <Ask form={form} of={customers} name="email" autoComplete="email" />
      <Ask form={form} of={customers} name="languageId" hint={t('landing.me.languageHint')} />
      <ShortCode
        id="address.shortCode"
        label={t('landing.address.shortCode')}
        hint={t('landing.me.shortCodeHint')}
        required={false}
        config={shortCodeLength}
        value={form.values['address.shortCode']}
        error={form.errorOf('address.shortCode')}
        onChange={(value) => form.set('address.shortCode', value)}
      />
      {complaint && (
        <Note tone="critical" alert>
          {complaint}
        </Note>
      )}
      <button type="submit" className="button button-primary button-wide">
        {t('landing.parts.save')}
      </button>
    </form>
  )
}
