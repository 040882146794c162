import { Suspense, useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { demoTenants } from './demoTenants.ts'
import { FrontPage } from './FrontPage.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { SignInForm } from './SignInForm.tsx'
import { lazyPart } from '../../core/parts/lazyPart.ts'

const DemoAccounts = lazyPart(() => import('./DemoAccounts.tsx').then((file) => ({ default: file.DemoAccounts })))

/** The sign-in page of staff. */
export function SignInPage() {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<{ email: string; password: string } | null>(null)
  const [tenants] = useState(demoTenants)
  return (
    <FrontPage title={translate('admin.signIn.title')} text={translate('admin.signIn.text')}>
      <title>{translate('admin.signIn.pageTitle')}</title>
      <SignInForm key={chosen?.email ?? ''} filled={chosen} />
      <PasskeyButton />
      {tenants.length > 0 && (
        <Suspense fallback={null}>
          <DemoAccounts tenants={tenants} onChoose={setChosen} />
        </Suspense>
      )}
    </FrontPage>
  )
}
