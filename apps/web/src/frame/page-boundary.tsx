import { Notice } from '@casewright/ui'
import { Component, type ReactNode } from 'react'
import { Page } from './page.tsx'

interface Props {
  /** The error is let go of when this changes. */
  address: string
  children: ReactNode
}

/** Holds the error of one page: the navigation stands. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.address !== this.props.address) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Page>
        <Notice
          tone="error"
          title="This page could not be shown."
          action={{ label: 'Reload', onPress: () => location.reload() }}
        >
          Your work on the server is not affected. If it happens again, tell your administrator.
        </Notice>
      </Page>
    )
  }
}
