import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { Skeletons } from '../parts/Skeletons.tsx'
import type { PageName } from '../routes.ts'
import './flow.css'

interface WaitingProps {
  page: Exclude<PageName, 'search'>
  height?: number
  /** Replaces the placeholders. */
  children?: ReactNode
}

/** A page's title and placeholders, shown before the tenant is known. */
export function Waiting({ page, height = 88, children }: WaitingProps) {
  const t = useTranslate()
  return (
    <div className="flow flow-narrow flow-waits">
      <h1>{t(`landing.pages.${page}.title`)}</h1>
      <p className="muted">{t(`landing.pages.${page}.text`)}</p>
      {children || <Skeletons count={3} height={height} />}
    </div>
  )
}
