import { Spinner } from '@casewright/ui'
import { Suspense, useState } from 'react'
import { type ShownRun, usePanelProps } from './panel-props.ts'
import { forgetPanel, panelOf } from './panels.ts'
import { ToolBoundary } from './tool-boundary.tsx'
import { WhereItGoes } from './where-it-goes.tsx'

/** A tool at work: its own panel, else form and result drawn from its schemas. */
export function ToolView(shown: ShownRun) {
  const { tool, stored } = shown
  const [attempt, setAttempt] = useState(0)
  const props = usePanelProps(shown)
  const Panel = panelOf(tool.id)
  const retry = () => {
    forgetPanel(tool.id)
    setAttempt(attempt + 1)
  }
  return (
    <ToolBoundary key={attempt} title={tool.title} onRetry={retry}>
      <Suspense fallback={<Spinner label={`Loading ${tool.title}...`} />}>
        <Panel {...props} />
        {!stored && <WhereItGoes tool={tool} />}
      </Suspense>
    </ToolBoundary>
  )
}
