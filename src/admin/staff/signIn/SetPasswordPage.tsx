import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { HttpError, press } from '../../../http/index.ts'
import { codeOf, useLanguage, useTranslate } from '../../../i18n/index.ts'
import type { OutputOf } from '../../../schema/endpoints.ts'
import { passwordLink, setPassword } from '../../../schema/staff/calls.ts'
import { clearStored } from '../../../session/clearStored.ts'
import { client } from '../../core/client.ts'
import { FrontPage } from './FrontPage.tsx'
import { PasswordField } from './PasswordField.tsx'
import { Skeleton } from '../../core/parts/Skeleton.tsx'

type Invited = OutputOf<'passwordLink'>
const empty = { password: '', confirm: '' }
const names = ['password', 'confirm'] as const
const open = { authorized: false, quiet: true } as const

/** The page of an invitation or reset link: the new password twice, then the sign-in. */
export function SetPasswordPage() {
  const translate = useTranslate()
  const code = codeOf(useLanguage())
  const [token] = useState(useSearchParams()[0].get('token') ?? '')
  const [whose, setWhose] = useState<Invited | null>(null)
  const [state, setState] = useState<'looking' | 'open' | 'busy' | 'done' | 'gone'>('looking')
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Partial<typeof empty>>({})
  useEffect(() => {
    let wanted = true
    client.call(passwordLink, { token: token || '-' }, { ...open, quiet: 'silent' }).then(
      (answer) => {
        if (!wanted) return
        setWhose(answer)
        setState('open')
      },
      () => {
        if (wanted) setState('gone')
      },
    )
    return () => {
      wanted = false
    }
  }, [token])
  const submit = async () => {
    const found: Partial<typeof empty> = Object.fromEntries(
      names.filter((name) => !values[name]).map((name) => [name, translate('validation.required')]),
    )
    if (values.password && values.confirm && values.password !== values.confirm) found.confirm = translate('validation.passwordConfirm')
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setState('busy')
    try {
      await client.call(setPassword, { token, ...values }, open)
      // Ends the session of another person who was signed in on this browser.
      clearStored()
      setState('done')
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setErrors(failure.fields)
      setState(failure.code === 'passwordLinkExpired' ? 'gone' : 'open')
    }
  }
  const toSignIn = (
    <Button component={Link} to="/" variant="contained" size="large" fullWidth sx={{ minHeight: 48, fontSize: 16 }}>
      {translate('admin.password.toSignIn')}
    </Button>
  )
  const title = <title>{translate('admin.password.pageTitle')}</title>
  if (state === 'gone') {
    return (
      <FrontPage title={translate('admin.password.gone')} text={translate('admin.password.goneText')}>
        {title}
        {toSignIn}
      </FrontPage>
    )
  }
  if (state === 'done') {
    return (
      <FrontPage title={translate('admin.password.done')} text={translate('admin.password.doneText')}>
        {title}
        {toSignIn}
      </FrontPage>
    )
  }
  if (!whose) {
    return (
      <FrontPage title={translate('admin.password.choose')} text={<Skeleton width="80%" />}>
        {title}
        <Skeleton variant="rounded" height={220} />
      </FrontPage>
    )
  }
  return (
    <FrontPage
      title={translate(whose.kind === 'invitation' ? 'admin.password.welcome' : 'admin.password.choose', { name: whose.name[code] })}
      text={
        <>
          {translate('admin.password.for', { tenant: whose.tenantName[code] })} <bdi dir="ltr">{whose.email}</bdi>
        </>
      }
    >
      {title}
      <Box component="form" noValidate onSubmit={press(submit)} sx={{ display: 'grid', gap: 2 }}>
        <input type="email" name="email" autoComplete="username" value={whose.email} readOnly hidden />
        {names.map((name) => (
          <PasswordField
            key={name}
            name={name}
            label={translate(`admin.password.${name}`)}
            value={values[name]}
            error={errors[name]}
            help={name === 'password' ? translate('admin.password.rule') : undefined}
            fresh
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        ))}
        <Button type="submit" variant="contained" size="large" sx={{ minHeight: 48, fontSize: 16 }}>
          {translate('admin.password.save')}
        </Button>
      </Box>
    </FrontPage>
  )
}
