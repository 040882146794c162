import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSession } from '../../session/index.ts'
import { nowWay } from '../core/layout/menu.ts'
import { useI18n } from '../core/useI18n.ts'

const tabs = [
  { to: nowWay.to, label: 'admin.queue.title' },
  { to: `${nowWay.to}/figures`, label: 'admin.dashboard.title' },
] as const

/** The head of the first page's two parts: greeting, day, and the links to both; what is for one part stands at its end. */
export function Greeting({ children }: { children?: ReactNode }) {
  const { translate, format, code } = useI18n()
  const { pathname } = useLocation()
  const name = useSession('staff')?.name[code].split(' ')[0] ?? ''
  return (
    <Box sx={{ marginBlockEnd: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
        <Box sx={{ marginInlineEnd: 'auto' }}>
          <Typography component="h1" variant="h1">
            {translate('admin.dashboard.greeting', { name })}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {format.longDay(Date.now())} · {format.hijri(Date.now())}
          </Typography>
        </Box>
        {children}
      </Box>
      <Box
        component="nav"
        aria-label={translate('admin.queue.tabs')}
        sx={{ display: 'flex', gap: 1, marginBlockStart: 2, borderBlockEnd: '1px solid', borderColor: 'divider' }}
      >
        {tabs.map(({ to, label }) => (
          <ButtonBase
            key={to}
            component={Link}
            to={to}
            aria-current={pathname === to ? 'page' : undefined}
            sx={{
              paddingInline: 1.5,
              minBlockSize: 44,
              fontSize: 14,
              fontWeight: 600,
              color: 'text.secondary',
              borderBlockEnd: '2px solid transparent',
              marginBlockEnd: '-1px',
              '&:hover': { color: 'text.primary' },
              '&[aria-current]': { color: 'primary.main', borderBlockEndColor: 'currentColor' },
            }}
          >
            {translate(label)}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  )
}
