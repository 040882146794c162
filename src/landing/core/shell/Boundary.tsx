import { Component, Suspense, type ReactNode } from 'react'
import { toasts } from '../../../http/index.ts'

/** Waits for code that comes later; what breaks, or never comes, leaves the rest of the page standing. */
export class Boundary extends Component<{ children: ReactNode; fallback?: ReactNode }> {
  override state: { broken?: true } = {}
  static getDerivedStateFromError = () => ({ broken: true as const })
  override componentDidCatch() {
    toasts.error({ key: 'landing.parts.missing' })
  }
  override render() {
    const { children, fallback } = this.props
    return this.state.broken ? null : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
