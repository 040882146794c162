import type { ReactNode } from 'react'
import { FlowIcon, type FlowIconName } from './FlowIcon.tsx'

/** A remark; with `alert` screen readers announce it at once. */
export function Note({
  tone = 'plain',
  icon = 'warning',
  alert = false,
  children,
}: {
  tone?: 'plain' | 'caution' | 'critical' | 'demo'
  icon?: FlowIconName
  alert?: boolean
  children: ReactNode
}) {
  return (
    <div className={`note note-${tone}`} {...(alert ? { role: 'alert' } : {})}>
      <FlowIcon name={icon} size={22} />
      <div>{children}</div>
    </div>
  )
}
