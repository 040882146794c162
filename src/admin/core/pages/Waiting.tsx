import CloudOff from '@mui/icons-material/CloudOffOutlined'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { useOnline } from '../parts/connection.ts'
import { Notice } from './Notice.tsx'

interface WaitingProps {
  /** Shown while it can be loaded. */
  children?: ReactNode
  /** The page's own heading, where nothing else is on it. */
  heading?: boolean
}

/** The place of a page or a list that is loading; without a network it says that instead. What is missing comes by itself. */
export function Waiting({ children, heading = false }: WaitingProps) {
  const translate = useTranslate()
  if (useOnline()) return children
  return <Notice heading={heading} icon={<CloudOff />} title={translate('errors.offline')} text={translate('admin.lost.offline')} />
}
