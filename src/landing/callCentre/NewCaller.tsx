import { useState } from 'react'
import { HttpError, press } from '../../http/index.ts'
import { idOf, useLanguage, useTranslate } from '../../i18n/index.ts'
import type { InputOf } from '../../schema/endpoints.ts'
import { newCustomer, customers } from '../../schema/customers/index.ts'
import { createUser } from '../../schema/customers/calls.ts'
import { call } from '../core/api.ts'
import { keepNewCustomer } from './acting.ts'
import { nationalMobile } from './nationalMobile.ts'
import { Ask } from '../core/forms/Ask.tsx'
import { Tick } from '../core/forms/Tick.tsx'
import { useForm } from '../core/forms/useForm.ts'
import { StepHeading } from '../core/parts/StepHeading.tsx'

/** The few details of a new customer, and the language of messages to them. */
export function NewCaller({ mobile }: { mobile: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const [marketing, setMarketing] = useState(false)
  const initial = { title: '', firstName: '', lastName: '', email: '', languageId: String(idOf(language)) }
  const form = useForm(newCustomer, initial, (values): InputOf<'createUser'> => ({
    firstName: values.firstName,
    lastName: values.lastName,
    ...(values.title ? { title: values.title as 'Dr.' } : {}),
    ...(values.email ? { email: values.email } : {}),
    languageId: values.languageId as '1',
    consents: [
      { purpose: 'service', granted: true },
      { purpose: 'marketing', granted: marketing },
    ],
  }))
  const save = async () => {
    const details = form.check()
    if (!details) return
    try {
      keepNewCustomer((await call(createUser, details, { quiet: true })).customer)
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      form.refuse(failure)
    }
  }
  return (
    <form className="card stack" noValidate onSubmit={press(save)}>
      <StepHeading title={t('calling.new')} text={t('calling.newText', { mobile: nationalMobile(mobile) })} />
      <Ask form={form} of={customers} name="firstName" />
      <Ask form={form} of={customers} name="lastName" />
      <Ask form={form} of={customers} name="title" />
      <Ask form={form} of={customers} name="email" />
      <Ask form={form} of={customers} name="languageId" />
      <Tick checked={marketing} onChange={setMarketing}>
        {t('calling.marketing')}
      </Tick>
      <button type="submit" className="button button-primary">
        {t('calling.register')}
      </button>
    </form>
  )
}
