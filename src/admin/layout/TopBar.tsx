import Search from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSession } from '../../session/index.ts'
import { useSpeaker } from '../speaker.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Mark } from './Mark.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const SearchDialog = lazy(() => import('./SearchDialog.tsx').then((file) => ({ default: file.SearchDialog })))
const key = '/'

/** Search, language, theme and person, always at hand. */
export function TopBar() {
  const { translate, code } = useSpeaker()
  const [searching, setSearching] = useState(false)
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const tenant = useSession('staff')?.tenantName[code]
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && (event.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName))
      if (typing || event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      setSearching(true)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 1000,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        blockSize: 60,
        flex: 'none',
        paddingInline: { xs: 2, sm: 3 },
        bgcolor: 'background.default',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      {narrow && (
        <>
          <Mark size={28} />
          <Typography noWrap sx={{ fontWeight: 700, minInlineSize: 0 }}>
            {tenant}
          </Typography>
        </>
      )}
      <ButtonBase
        onClick={() => setSearching(true)}
        aria-label={translate('admin.search.open')}
        aria-keyshortcuts={key}
        aria-haspopup="dialog"
        sx={{
          display: 'flex',
          justifyContent: 'flex-start',
          gap: 1,
          blockSize: 38,
          inlineSize: { xs: 38, sm: 340 },
          marginInlineStart: { xs: 'auto', sm: 0 },
          marginInlineEnd: { sm: 'auto' },
          paddingInline: { xs: 1, sm: 1.5 },
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
            <Box
              component="kbd"
              sx={{
                marginInlineStart: 'auto',
                paddingInline: 0.875,
                borderRadius: 1,
                border: 1,
                borderColor: 'divider',
                fontFamily: 'inherit',
                fontSize: 12,
              }}
            >
              {key}
            </Box>
          </>
        )}
      </ButtonBase>
      <LanguageSwitch />
      <ThemeSwitch />
      <PersonMenu />
      {searching && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </Box>
  )
}
