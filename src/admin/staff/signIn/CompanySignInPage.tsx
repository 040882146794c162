import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { HttpError } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import type { OutputOf } from '../../../schema/endpoints.ts'
import { finishSingleSignOn } from '../../../schema/staff/calls.ts'
import { keepStaff } from '../../../session/keepStaff.ts'
import { client } from '../../core/client.ts'
import { Skeleton } from '../../core/parts/Skeleton.tsx'
import { takeTicket } from './companyTicket.ts'
import { FrontPage } from './FrontPage.tsx'

type Answer = OutputOf<'finishSingleSignOn'>
// The answer is good once, so a page that is drawn twice waits for the same call.
const running = new Map<string, Promise<Answer>>()
function finish(query: string): Promise<Answer> | undefined {
  const known = running.get(query)
  if (known) return known
  const ticket = takeTicket(query)
  if (ticket === undefined) return undefined
  const call = client.call(finishSingleSignOn, { ticket, query }, { authorized: false, quiet: 'silent' })
  running.set(query, call)
  return call
}

/** The page to which the company's provider sends people back: signs them in, or says why not. */
export function CompanySignInPage() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [query] = useState(useLocation().search.slice(1))
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    let wanted = true
    const fail = (text: string) => {
      if (wanted) setFailed(text)
    }
    const call = finish(query)
    if (!call) fail(translate('errors.ssoExpired'))
    else
      call.then(
        ({ token, staff }) => {
          if (!wanted) return
          keepStaff(token, staff)
          void navigate('/', { replace: true })
        },
        (failure: unknown) => fail(failure instanceof HttpError && failure.message ? failure.message : translate('errors.unavailable')),
      )
    return () => {
      wanted = false
    }
  }, [query, navigate, translate])
  const title = <title>{translate('admin.companySignIn.pageTitle')}</title>
  if (failed === undefined) {
    return (
      <FrontPage title={translate('admin.companySignIn.title')} text={translate('admin.companySignIn.text')}>
        {title}
        <Skeleton variant="rounded" height={48} />
      </FrontPage>
    )
  }
  return (
    <FrontPage title={translate('admin.companySignIn.failed')} text={<span role="alert">{failed}</span>}>
      {title}
      <Button component={Link} to="/" replace variant="contained" size="large" fullWidth sx={{ minHeight: 48, fontSize: 16 }}>
        {translate('admin.companySignIn.again')}
      </Button>
    </FrontPage>
  )
}
