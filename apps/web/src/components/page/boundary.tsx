import { Notice } from '@casewright/ui'
import { Component, type ReactNode } from 'react'
import { Page } from './page.tsx'

interface BoundaryProps {
  /** The error is let go of when this changes. */
  address?: string
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Holds an error of what is drawn in it: the rest of the page stands. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.address !== this.props.address) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children
  }
}

/** Of a page: the navigation stands. */
export const PageBoundary = ({ address, children }: { address: string; children: ReactNode }) => (
  <Boundary
    address={address}
    fallback={() => (
      <Page>
        <Notice
          tone="error"
          title="This page could not be shown."
          action={{ label: 'Reload', onPress: () => location.reload() }}
        >
          Your work on the server is not affected. If this happens again, contact your administrator.
        </Notice>
      </Page>
    )}
  >
    {children}
  </Boundary>
)

/** Of a part of a page. @param title that it could not be shown; left out for what is better absent than in the way */
export const PartBoundary = ({ title, children }: { title?: string; children: ReactNode }) => (
  <Boundary
    fallback={(retry) =>
      title && (
        <Notice tone="error" title={title} action={{ label: 'Try again', onPress: retry }}>
          The rest of the page is not affected. If this happens again, contact your administrator.
        </Notice>
      )
    }
  >
    {children}
  </Boundary>
)
