import { counted } from '@casewright/core/client'
import { Badge, Notice } from '@casewright/ui'
import { ShieldCheck } from 'lucide-react'
import { Loading } from '../../../lib/loading.tsx'
import * as css from '../../settings/settings.css.ts'
import { row } from '../admin.css.ts'
import { useChain } from './use-audit.ts'

/** Says whether any line was changed, taken out or put in since it was written. */
export function ChainState() {
  const query = useChain()
  const { data } = query
  if (!data) return <Loading query={query} label="Checking the log..." failure="The log could not be checked." />
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
      <span className={css.note}>{counted(data.lines, 'line')}, each as it was written.</span>
    </p>
  )
}
