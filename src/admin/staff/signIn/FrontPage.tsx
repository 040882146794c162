import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { LanguageSwitch } from '../../core/layout/LanguageSwitch.tsx'
import { Mark } from '../../core/layout/Mark.tsx'
import { ThemeSwitch } from '../../core/layout/ThemeSwitch.tsx'
import { Showroom } from './Showroom.tsx'

/** The layout of pages without a session: a form beside a drawing. */
export function FrontPage({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(420px, 5fr) 7fr' },
        minBlockSize: '100dvh',
        bgcolor: 'background.paper',
      }}
    >
      <Box component="main" sx={{ display: 'flex', flexDirection: 'column', paddingInline: { xs: 3, sm: 6, lg: 9 }, paddingBlock: 3 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Mark size={36} />
          <Typography sx={{ fontWeight: 700, fontSize: 18, flex: 1 }}>{translate('app.name')}</Typography>
          <LanguageSwitch />
          <ThemeSwitch />
        </Box>
        {/* At a fixed distance: what comes later below moves nothing. */}
        <Box
          sx={{
            paddingBlock: 'clamp(40px, 14vh, 160px) 40px',
            inlineSize: '100%',
            maxInlineSize: 420,
            marginInline: { xs: 'auto', md: 0 },
          }}
        >
          <Typography component="h1" sx={{ fontSize: 30, lineHeight: '40px', fontWeight: 700 }}>
            {title}
          </Typography>
          <Typography component="div" sx={{ color: 'text.secondary', marginBlockEnd: 4 }}>
            {text}
          </Typography>
          {children}
        </Box>
      </Box>
      <Showroom />
    </Box>
  )
}
