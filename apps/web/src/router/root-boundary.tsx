import { Component, type ReactNode } from 'react'
import { Screen } from './waiting.tsx'

/** The last resort: a page that could not be loaded says so. Plain, since nothing else may be there. */
export class RootBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Screen>
        <main role="alert">
          <h1>This page could not be loaded.</h1>
          <p>The connection may have been lost, or a new version installed. Your work is not affected.</p>
          <p>
            <button type="button" onClick={() => location.reload()}>
              Reload
            </button>
          </p>
        </main>
      </Screen>
    )
  }
}
