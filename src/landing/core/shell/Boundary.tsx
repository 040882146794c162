import { Component, Suspense, type ReactNode } from 'react'
import { toasts } from '../../../http/index.ts'

/** Waits for lazy code; an error in it, or a failed load, leaves the rest of the page in place. */
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
