import { CitationBadge } from '../badge/citation-badge.tsx'
import { humanName, type SchemaNode } from '../json-schema/json-schema.ts'
import { PriorityLabel } from '../labels/priority-label.tsx'
import { Link } from '../link/link.tsx'
import { SeverityDot } from '../severity-dot/severity-dot.tsx'
import { formatNumber, paragraphs, shownDate, webAddress } from './format.ts'
import * as css from './result-view.css.ts'
import { isCitationStatus, isSeverity, offersSeverity } from './shapes.ts'

export interface ScalarViewProps {
  value: unknown
  schema: SchemaNode
  /** The property it stands at. */
  name?: string
}

const named = (value: string, { anyOf, enum: offered }: SchemaNode) =>
  anyOf?.find((part) => part.const === value)?.title ?? (offered ? humanName(value) : value)

/** A word, number, date or address in a line. Always text: nothing of a result is ever HTML. */
export const ScalarView = ({ value, schema, name }: ScalarViewProps) => {
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'string') return null
  if (isSeverity(value) && (name === 'severity' || offersSeverity(schema)))
    return name === 'priority' ? <PriorityLabel priority={value} /> : <SeverityDot severity={value} />
  if (isCitationStatus(value) && schema.enum?.some((other) => other === 'not-found'))
    return <CitationBadge status={value} />
  // An address leads somewhere only where the tool says that it is one: any other text may be a model's.
  const address = schema.format === 'uri' ? webAddress(value) : undefined
  if (address) return <Link href={address}>{address}</Link>
  return shownDate(value) ?? named(value, schema)
}

/** Text that runs over lines. */
export const TextView = ({ text }: { text: string }) => (
  <div className={css.stack}>
    {paragraphs(text).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a finished text keep their places
      <p key={index} className={css.prose}>
        {part}
      </p>
    ))}
  </div>
)
