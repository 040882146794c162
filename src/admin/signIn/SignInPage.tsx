import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { LanguageSwitch } from '../layout/LanguageSwitch.tsx'
import { Mark } from '../layout/Mark.tsx'
import { ThemeSwitch } from '../layout/ThemeSwitch.tsx'
import { demoTenants } from './demoTenants.ts'
import { Showroom } from './Showroom.tsx'
import { SignInForm } from './SignInForm.tsx'

const DemoAccounts = lazy(() => import('./DemoAccounts.tsx').then((file) => ({ default: file.DemoAccounts })))

/** Where staff come in. */
export function SignInPage() {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<{ email: string; password: string } | null>(null)
  const [tenants] = useState(demoTenants)
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(420px, 5fr) 7fr' },
        minBlockSize: '100dvh',
        bgcolor: 'background.paper',
      }}
    >
      <title>{translate('admin.signIn.pageTitle')}</title>
      <Box component="main" sx={{ display: 'flex', flexDirection: 'column', paddingInline: { xs: 3, sm: 6, lg: 9 }, paddingBlock: 3 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Mark size={36} />
          <Typography sx={{ fontWeight: 700, fontSize: 18, flex: 1 }}>{translate('app.name')}</Typography>
          <LanguageSwitch />
          <ThemeSwitch />
        </Box>
        <Box sx={{ marginBlock: 'auto', paddingBlock: 5, inlineSize: '100%', maxInlineSize: 420, marginInline: { xs: 'auto', md: 0 } }}>
          <Typography component="h1" sx={{ fontSize: 30, lineHeight: '40px', fontWeight: 700 }}>
            {translate('admin.signIn.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', marginBlockEnd: 4 }}>{translate('admin.signIn.text')}</Typography>
          <SignInForm key={chosen?.email ?? ''} filled={chosen} />
          {tenants.length > 0 && (
            <Suspense fallback={null}>
              <DemoAccounts tenants={tenants} onChoose={setChosen} />
            </Suspense>
          )}
        </Box>
      </Box>
      <Showroom />
    </Box>
  )
}
