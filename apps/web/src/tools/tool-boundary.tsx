import { Notice } from '@casewright/ui'
import { Component, type ReactNode } from 'react'
import * as css from './tool-boundary.css.ts'

interface Props {
  title: string
  /** Makes a new boundary, with a new panel in it. */
  onRetry: () => void
  onFailed?: () => void
  /** What does the same without the panel that failed. */
  instead?: ReactNode
  children: ReactNode
}

/** Holds the error of one tool: the rest of the page stands. */
export class ToolBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailed?.()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const { title, onRetry, instead } = this.props
    const action = { label: 'Try again', onPress: onRetry }
    if (!instead)
      return (
        <section className={css.failed}>
          <h1>{title}</h1>
          <Notice tone="error" title={`${title} could not be shown.`} action={action}>
            The other tools still work, and running work continues. If this happens again, contact your administrator.
          </Notice>
        </section>
      )
    return (
      <div className={css.failed}>
        <Notice tone="partial" title={`The page of ${title} could not be shown.`} action={action}>
          You can use the basic form and result below. Your administrator has been notified; the other tools are not
          affected.
        </Notice>
        {instead}
      </div>
    )
  }
}
