import { useState } from 'react'
import { HttpError, press } from '../../../http/index.ts'
import { idOf, useLanguage, useTranslate } from '../../../i18n/index.ts'
import type { InputOf } from '../../../schema/endpoints.ts'
import { newCustomer } from '../../../schema/customers/registration.ts'
import { customers } from '../../../schema/customers/resources.ts'
import { createUser } from '../../../schema/customers/calls.ts'
import { call } from '../../core/api.ts'
import { Ask } from '../../core/forms/Ask.tsx'
import { Tick } from '../../core/forms/Tick.tsx'
import { useForm } from '../../core/forms/useForm.ts'
import { Note } from '../../core/parts/Note.tsx'
import { StepHeading } from '../../core/parts/StepHeading.tsx'
import { keepCustomer, leave } from './changeIdentity.ts'

const initial = { title: '', firstName: '', lastName: '', email: '' }

/** The specification's 'no customer' answer, and the few details of a new customer. */
export function NewCustomer() {
  const t = useTranslate()
  const language = useLanguage()
  const [marketing, setMarketing] = useState(false)
  const form = useForm(newCustomer, initial, (values): InputOf<'createUser'> => ({
    firstName: values.firstName,
    lastName: values.lastName,
    ...(values.title ? { title: values.title as 'Dr.' } : {}),
    ...(values.email ? { email: values.email } : {}),
    languageId: idOf(language),
    consents: [
      { purpose: 'service', granted: true },
      { purpose: 'marketing', granted: marketing },
    ],
  }))
  const save = async () => {
    const details = form.check()
    if (!details) return
    try {
      keepCustomer((await call(createUser, details, { quiet: true })).customer)
    } catch (failure) {
      if (failure instanceof HttpError) form.refuse(failure)
    }
  }
  return (
    <form className="stack" noValidate onSubmit={press(save)}>
      <Note icon="person">{t('errors.noCustomer')}</Note>
      <StepHeading title={t('landing.newCustomer.title')} text={t('landing.newCustomer.text')} />
      <Ask form={form} of={customers} name="title" />
      <Ask form={form} of={customers} name="firstName" autoComplete="given-name" />
      <Ask form={form} of={customers} name="lastName" autoComplete="family-name" />
      <Ask form={form} of={customers} name="email" autoComplete="email" />
      <p className="muted small">{t('landing.newCustomer.service')}</p>
      <Tick checked={marketing} onChange={setMarketing}>
        {t('landing.newCustomer.marketing')}
      </Tick>
      <button type="submit" className="button button-primary button-wide">
        {t('landing.parts.goOn')}
      </button>
      <button type="button" className="button button-plain" onClick={press(() => leave())}>
        {t('landing.code.otherMobile')}
      </button>
    </form>
  )
}
