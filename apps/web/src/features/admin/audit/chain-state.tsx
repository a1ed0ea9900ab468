import { counted } from '@casewright/core/client'
import { Badge, Notice } from '@casewright/ui'
import { ShieldCheck } from 'lucide-react'
import { Loading } from '../../../components/page/loading.tsx'
import * as css from '../../../components/sections/section.css.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { row } from '../admin.css.ts'
import { useChain } from './use-audit.ts'

/** Says whether any line was changed, taken out or put in since it was written. */
export function ChainState() {
  const query = useChain()
  const { data } = query
  if (!data) return <Loading query={query} label="Checking the log..." failure="The log could not be checked." />
  if (!data.whole && data.missing)
    return (
      <Notice tone="error" title="The log is not whole: lines that it had are missing or changed.">
        On {formatMoment(data.missing.at)} it had {counted(data.missing.lines, 'line')}, by the record that is kept
        outside the database. It does not have them as they were: somebody who has the database in their hands cut off
        its end, or wrote it anew. Compare with a backup, or with an export that you made earlier.
      </Notice>
    )
  if (!data.whole)
    return (
      <Notice tone="error" title={`The log is not whole: something is wrong at line ${data.brokenAt}.`}>
        The {counted(data.lines, 'line')} before it {data.lines === 1 ? 'is' : 'are'} as written. That line, or one
        beside it, was changed, taken out or put in by somebody who has the database in their hands. Compare with a
        backup, or with an export that you made earlier.
      </Notice>
    )
  return (
    <p className={row}>
      <Badge tone="verified" icon={<ShieldCheck />}>
        The log is whole
      </Badge>
      <span className={css.note}>
        {counted(data.lines, 'line')}, each as it was written.
        {data.anchoredAt
          ? ` Compared with ${counted(data.anchors ?? 0, 'record')} outside the database, the last of ${formatMoment(data.anchoredAt)}.`
          : ' Nothing is kept of it outside the database, which would show an end that was cut off.'}
      </span>
    </p>
  )
}
