import { CoverageLine } from '../coverage-line/coverage-line.tsx'
import { plainSchema } from '../json-schema/json-schema.ts'
import { type PartProps, useResult } from './context.ts'
import { AnchorView, CitationView, FindingView } from './evidence-view.tsx'
import { ListView } from './list-view.tsx'
import { ObjectView } from './object-view.tsx'
import * as css from './result-view.css.ts'
import { ScalarView, TextView } from './scalar-view.tsx'
import { isAnchor, isCitationCheck, isCoverage, isFinding, isShort } from './shapes.ts'

/** Any part of a result, by what it is. */
export const ValueView = ({ value, schema, level }: PartProps) => {
  const { root } = useResult()
  const node = plainSchema(schema, root)
  if (isAnchor(value)) return <AnchorView anchor={value} />
  if (isFinding(value)) return <FindingView finding={value} />
  if (isCitationCheck(value)) return <CitationView check={value} />
  if (isCoverage(value)) return <CoverageLine coverage={value} />
  if (Array.isArray(value)) return <ListView value={value} schema={node} level={level} />
  if (typeof value === 'object') return <ObjectView value={value} schema={node} level={level} />
  if (typeof value === 'string' && !isShort(value)) return <TextView text={value} />
  return (
    <p className={css.prose}>
      <ScalarView value={value} schema={node} />
    </p>
  )
}
