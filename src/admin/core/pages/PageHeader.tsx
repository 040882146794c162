import Chevron from '@mui/icons-material/ChevronRightOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { PageTitle } from './PageTitle.tsx'
import { nameOf, useI18n } from '../useI18n.ts'

interface PageHeaderProps {
  resource: string
  title: string
  /** The row to which the page belongs. */
  id?: string
  rowName?: string
  children?: ReactNode
}

/** Breadcrumbs and title of a page. */
export function PageHeader({ resource, title, id, rowName, children }: PageHeaderProps) {
  const { translate } = useI18n()
  const mark = <Chevron aria-hidden sx={{ fontSize: 16, color: 'text.disabled', '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <PageTitle>{title}</PageTitle>
      <Box
        component="nav"
        aria-label={translate('admin.layout.path')}
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontSize: 13, marginBlockEnd: 0.5 }}
      >
        <Link component={RouterLink} to={`/home/${resource}`} underline="hover" sx={{ color: 'text.secondary' }}>
          {nameOf(translate, resource)}
        </Link>
        {id && rowName && (
          <>
            {mark}
            <Link component={RouterLink} to={`/home/${resource}/${id}/show`} underline="hover" sx={{ color: 'text.secondary' }}>
              <bdi>{rowName}</bdi>
            </Link>
          </>
        )}
      </Box>
      {children ?? (
        <Typography component="h1" variant="h1">
          {title}
        </Typography>
      )}
    </Box>
  )
}
