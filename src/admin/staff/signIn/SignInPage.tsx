import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { demoTenants } from './demoTenants.ts'
import { FrontPage } from './FrontPage.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { SignInForm, typedEmail } from './SignInForm.tsx'
import { lazyPart } from '../../core/parts/lazyPart.ts'

const DemoAccounts = lazyPart(() => import('./DemoAccounts.tsx').then((file) => ({ default: file.DemoAccounts })))
const CompanySignIn = lazyPart(() => import('./CompanySignIn.tsx').then((file) => ({ default: file.CompanySignIn })))

/** The sign-in page of staff. */
export function SignInPage() {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<{ email: string; password: string } | null>(null)
  const [company, setCompany] = useState(false)
  const [tenants] = useState(demoTenants)
  return (
    <FrontPage title={translate('admin.signIn.title')} text={translate('admin.signIn.text')}>
      <title>{translate('admin.signIn.pageTitle')}</title>
      {company ? (
        <Suspense fallback={null}>
          <CompanySignIn email={typedEmail()} onBack={() => setCompany(false)} />
        </Suspense>
      ) : (
        <>
          <SignInForm key={chosen?.email ?? ''} filled={chosen} />
          <PasskeyButton />
          <Button
            fullWidth
            color="inherit"
            onClick={() => setCompany(true)}
            sx={{ minHeight: 44, marginBlockStart: 1, color: 'text.secondary' }}
          >
            {translate('admin.signIn.company')}
          </Button>
        </>
      )}
      {tenants.length > 0 && (
        <Suspense fallback={null}>
          <DemoAccounts
            tenants={tenants}
            onChoose={(account) => {
              setChosen(account)
              setCompany(false)
            }}
          />
        </Suspense>
      )}
    </FrontPage>
  )
}
