import type { Anchor, JsonSchema } from '@casewright/core/client'
import { CoverageLine } from '../coverage-line/coverage-line.tsx'
import { schemaNode } from '../json-schema/json-schema.ts'
import { Written } from '../written/written.tsx'
import { ResultContext } from './context.ts'
import * as css from './result-view.css.ts'
import { holdsEvidence, isBlank, isCoverage, isObject } from './shapes.ts'
import { ValueView } from './value-view.tsx'

export interface ResultViewProps {
  /** The action's output, as the registry tells it. */
  schema: JsonSchema
  value: unknown
  /** Shows a source's words in their place. */
  onOpen?: (anchor: Anchor) => void
  /** Of the result's sections. */
  headingLevel?: 2 | 3 | 4
}

/** The result of any action, drawn from its schema, and its coverage line at the end. */
export const ResultView = ({ schema, value, onOpen, headingLevel = 2 }: ResultViewProps) => {
  const root = schemaNode(schema)
  const [name, coverage] = (isObject(value) && Object.entries(value).find(([, part]) => isCoverage(part))) || []
  const rest =
    isObject(value) && name !== undefined
      ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
      : value
  const byModel = isCoverage(coverage) && coverage.basis === 'model'
  const written = byModel && isObject(rest)
  const view = <ValueView value={rest} schema={root} level={headingLevel} />
  return (
    <ResultContext value={{ root, written, onOpen }}>
      <div className={css.result}>
        {isBlank(rest) ? (
          <p className={css.reason}>Nothing was found.</p>
        ) : byModel && !written && !holdsEvidence(rest) ? (
          <Written>{view}</Written>
        ) : (
          view
        )}
        {isCoverage(coverage) && <CoverageLine coverage={coverage} />}
      </div>
    </ResultContext>
  )
}
