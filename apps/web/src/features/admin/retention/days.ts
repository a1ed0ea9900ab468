import type { Retention, RetentionPreview } from '@casewright/api/client'
import { counted } from '@casewright/core/client'

/** As the fields have them; empty: kept until somebody deletes it. */
export type Days = Record<keyof Retention, string>

const most = 36_500

export const asDays = ({ runs, documents, events }: Retention): Days => ({
  runs: runs === null ? '' : String(runs),
  documents: documents === null ? '' : String(documents),
  events: events === null ? '' : String(events),
})

const daysOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed.trim()))

export const asRetention = ({ runs, documents, events }: Days): Retention => ({
  runs: daysOf(runs),
  documents: daysOf(documents),
  events: daysOf(events),
})

export function dayError(typed: string): string | undefined {
  const days = daysOf(typed)
  if (days === null || (Number.isInteger(days) && days >= 1 && days <= most && /^\d+$/.test(typed.trim())))
    return undefined
  return `Enter a whole number of days from 1 to ${most.toLocaleString('en-US')}, or leave it empty.`
}

/** 'This would delete 12 runs and 3 documents at the next cleanup.' */
export function previewWords({ runs, documents, events }: RetentionPreview): string {
  const gone = [
    ...(runs > 0 ? [counted(runs, 'run')] : []),
    ...(documents > 0 ? [counted(documents, 'document')] : []),
    ...(events > 0 ? [counted(events, 'entry', 'entries')] : []),
  ]
  if (gone.length === 0) return 'Nothing will be deleted at the next cleanup.'
  const last = gone.pop()
  return `This would delete ${gone.length > 0 ? `${gone.join(', ')} and ` : ''}${last} at the next cleanup.`
}
