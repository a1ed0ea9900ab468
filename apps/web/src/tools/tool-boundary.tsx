import { Notice } from '@casewright/ui'
import { Component, type ReactNode } from 'react'

interface Props {
  title: string
  /** Makes a new boundary, with a new panel in it. */
  onRetry: () => void
  children: ReactNode
}

/** Holds the error of one tool: the rest of the page stands. */
export class ToolBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Notice
        tone="error"
        title={`${this.props.title} could not be shown.`}
        action={{ label: 'Try again', onPress: this.props.onRetry }}
      >
        The other tools still work, and what was started goes on. If it happens again, tell your administrator.
      </Notice>
    )
  }
}
