import Broken from '@mui/icons-material/ReportGmailerrorredOutlined'
import Button from '@mui/material/Button'
import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslate } from '../../../i18n/index.ts'
import { useIsClosed } from '../layout/menu.ts'
import { Catcher } from './Catcher.tsx'
import { NotFound } from './NotFound.tsx'
import { Notice } from './Notice.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

/** Catches errors of a page; another page resets it. A page of a closed module is not found, whatever the person's rights are. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const closed = useIsClosed(pathname)
  return (
    <Catcher key={pathname} fallback={<PageBroken />}>
      <Suspense fallback={<PageSkeleton />}>{closed ? <NotFound /> : children}</Suspense>
    </Catcher>
  )
}

/** The notice of a page that failed. */
export function PageBroken() {
  const translate = useTranslate()
  return (
    <Notice
      heading
      icon={<Broken />}
      title={translate('admin.lost.brokenTitle')}
      text={translate('admin.lost.broken')}
      action={
        <Button variant="outlined" onClick={() => window.location.reload()}>
          {translate('admin.lost.reload')}
        </Button>
      }
    />
  )
}
