import Search from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo } from 'react'
import { useSession } from '../../../session/index.ts'
import { LiveLost } from '../live/LiveLost.tsx'
import { useI18n } from '../useI18n.ts'
import { useShellParts } from '../featureParts.ts'
import { BranchSwitch } from './BranchSwitch.tsx'
import { apple, KeyCap } from '../parts/KeyCap.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Mark } from './Mark.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { shown } from './shown.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** Search, branch, language, theme, bell and person; always visible. */
export const TopBar = memo(function TopBar() {
  const { translate, code } = useI18n()
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const middle = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const tenant = useSession('staff')?.tenantName[code]
  const { Bell, RecentMenu } = useShellParts()
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 1000,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.25, sm: 1 },
        blockSize: 60,
        flex: 'none',
        // Aligned with the page below, also where that is narrower than the screen.
        paddingInline: { xs: 2, sm: 3, xl: 'max(32px, calc((100% - 1600px) / 2 + 32px))' },
        bgcolor: 'background.default',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      {narrow && (
        <>
          <Mark size={28} />
          <Typography noWrap sx={{ fontWeight: 700, minInlineSize: 0, marginInlineStart: 1 }}>
            {tenant}
          </Typography>
        </>
      )}
      <ButtonBase
        onClick={() => shown.set('search')}
        aria-label={translate('admin.search.open')}
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-haspopup="dialog"
        sx={{
          display: 'flex',
          justifyContent: 'flex-start',
          flex: 'none',
          gap: 1,
          blockSize: { xs: 44, sm: 38 },
          inlineSize: { xs: 44, sm: 220, lg: 340 },
          marginInlineStart: { xs: 'auto', sm: 0 },
          marginInlineEnd: { sm: 'auto' },
          paddingInline: 1.5,
          borderRadius: 2,
          color: 'text.secondary',
          border: { xs: 0, sm: '1px solid' },
          borderColor: { sm: 'divider' },
          bgcolor: { sm: 'background.paper' },
        }}
      >
        <Search fontSize="small" />
        {!narrow && (
          <>
            <Typography variant="body2" component="span">
              {translate('admin.search.placeholder')}
            </Typography>
            <Box component="span" sx={{ marginInlineStart: 'auto' }}>
              <KeyCap>{apple ? '⌘ K' : 'Ctrl K'}</KeyCap>
            </Box>
          </>
        )}
      </ButtonBase>
      <LiveLost />
      <BranchSwitch slim={middle} />
      {!narrow && <RecentMenu />}
      {!narrow && <LanguageSwitch />}
      {!narrow && <ThemeSwitch />}
      <Bell />
      <PersonMenu slim={narrow} />
    </Box>
  )
})
