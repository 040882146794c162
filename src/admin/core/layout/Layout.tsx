import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useIsFetching } from '@tanstack/react-query'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { useNotedVisits } from '../recent.ts'
import { BottomBar } from './BottomBar.tsx'
import { GlobalShortcuts } from './GlobalShortcuts.tsx'
import { Catcher } from '../pages/Catcher.tsx'
import { PageBoundary } from '../pages/PageBoundary.tsx'
import { Rail } from './Rail.tsx'
import { ShellDialogs } from './ShellDialogs.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { useFetchAhead } from './useFetchAhead.ts'
import { lazyPart } from '../parts/lazyPart.ts'

const AfterPage = lazyPart(() => import('./AfterPage.tsx').then((file) => ({ default: file.AfterPage })))

/** The layout of the admin: menu, top bar, page; on a phone the menu is a bottom bar. */
export function Layout({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const [drawer, setDrawer] = useState(false)
  useNotedVisits()
  const aheadOf = useFetchAhead()
  return (
    <Box {...aheadOf} sx={{ display: 'flex', minBlockSize: '100dvh' }}>
      <SkipLink />
      {!narrow && <Rail />}
      <Box sx={{ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar />
        <Box
          component="main"
          id="page"
          tabIndex={-1}
          aria-label={translate('admin.layout.page')}
          sx={{
            flex: 1,
            inlineSize: '100%',
            maxInlineSize: 1600,
            minInlineSize: 0,
            marginInline: 'auto',
            paddingInline: { xs: 2, sm: 3, xl: 4 },
            paddingBlockStart: { xs: 2, sm: 3 },
            paddingBlockEnd: { xs: 11, sm: 4 },
            outline: 'none',
          }}
        >
          <PageBoundary>{children}</PageBoundary>
        </Box>
      </Box>
      {narrow && <BottomBar drawer={drawer} onDrawer={setDrawer} />}
      <GlobalShortcuts />
      <ShellDialogs />
      <Later />
    </Box>
  )
}

/** Time in ms without a request after which a page counts as loaded. */
const quietFor = 500

/** Parts that may come after the page. */
function Later() {
  const quiet = useIsFetching() === 0
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!quiet || shown) return undefined
    const timer = setTimeout(() => setShown(true), quietFor)
    return () => clearTimeout(timer)
  }, [quiet, shown])
  if (!shown) return null
  return (
    <Catcher>
      <Suspense fallback={null}>
        <AfterPage />
      </Suspense>
    </Catcher>
  )
}
