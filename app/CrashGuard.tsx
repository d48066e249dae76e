import { Component, type ReactNode } from 'react'

import { CrashPage } from './screens/CrashPage'

type Props = {
  children: ReactNode
  /** What a report should carry beside the error: the match, on a table. */
  report?: () => unknown
  /** Where "leave" goes; without it the page starts over in place. */
  onLeave?: () => void
}

/** Catches what breaks below it: a friendly page instead of a white screen, and nothing saved is touched. */
export class CrashGuard extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const leave = () => {
      this.setState({ error: null })
      this.props.onLeave?.()
    }
    return <CrashPage error={error} context={this.props.report?.()} onLeave={leave} />
  }
}
