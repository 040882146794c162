import { Component, type ReactNode } from 'react'

/** Catches errors and failed loads inside, so that the rest of the page stays. */
export class Catcher extends Component<{ children: ReactNode; fallback?: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
