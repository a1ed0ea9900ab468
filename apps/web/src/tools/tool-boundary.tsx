import { Notice } from '@casewright/ui'
import { Component, type ReactNode } from 'react'
import * as css from './tool-boundary.css.ts'

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
    const { title, onRetry } = this.props
    return (
      <section className={css.failed}>
        <h1>{title}</h1>
        <Notice tone="error" title={`${title} could not be shown.`} action={{ label: 'Try again', onPress: onRetry }}>
          The other tools still work, and what was started goes on. If it happens again, tell your administrator.
        </Notice>
      </section>
    )
  }
}
