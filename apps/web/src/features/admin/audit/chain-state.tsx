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
      <Notice tone="error" title="The log is not intact: entries are missing or changed.">
        On {formatMoment(data.missing.at)} it had {counted(data.missing.lines, 'line')}, according to the record kept
        outside the database. They are missing or changed, so someone with access to the database removed or rewrote
        them. Compare the log with a backup or an earlier export.
      </Notice>
    )
  if (!data.whole)
    return (
      <Notice tone="error" title={`The log is not intact: there is a problem at entry ${data.brokenAt}.`}>
        The {counted(data.lines, 'line')} before it {data.lines === 1 ? 'is' : 'are'} as written. Someone with access to
        the database changed, removed or inserted that entry or one next to it. Compare the log with a backup or an
        earlier export.
      </Notice>
    )
  return (
    <p className={row}>
      <Badge tone="verified" icon={<ShieldCheck />}>
        The log is intact
      </Badge>
      <span className={css.note}>
        {counted(data.lines, 'line')}, all unchanged.
        {data.anchoredAt
          ? ` Compared with ${counted(data.anchors ?? 0, 'record')} outside the database, the last of ${formatMoment(data.anchoredAt)}.`
          : ' No record is kept outside the database, so entries removed from the end would not be noticed.'}
      </span>
    </p>
  )
}
