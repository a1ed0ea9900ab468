import { Spinner } from '@casewright/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { postJson } from '../lib/api.ts'
import { type ShownRun, usePanelProps } from './panel-props.ts'
import { forgetPanel, PlainPanel, panelOf } from './panels.ts'
import { ToolBoundary } from './tool-boundary.tsx'
import { WhereItGoes } from './where-it-goes.tsx'

/** A tool at work: its own panel, else form and result drawn from its schemas. */
export function ToolView(shown: ShownRun) {
  const { tool, stored } = shown
  const [attempt, setAttempt] = useState(0)
  const props = usePanelProps(shown)
  const Panel = panelOf(tool)
  const retry = () => {
    forgetPanel(tool.id)
    setAttempt(attempt + 1)
  }
  const loading = (panel: ReactNode) => (
    <Suspense fallback={<Spinner label={`Loading ${tool.title}...`} />}>
      {panel}
      {!stored && <WhereItGoes tool={tool} />}
    </Suspense>
  )
  const isOwn = tool.panel !== undefined
  return (
    <ToolBoundary
      key={attempt}
      title={tool.title}
      onRetry={retry}
      // A firm's own panel was seen by nobody before: its failure is the administrator's to know.
      onFailed={
        isOwn ? () => void postJson('/api/panel-failures', { body: { tool: tool.id } }).catch(() => {}) : undefined
      }
      instead={isOwn && loading(<PlainPanel {...props} />)}
    >
      {loading(<Panel {...props} />)}
    </ToolBoundary>
  )
}
