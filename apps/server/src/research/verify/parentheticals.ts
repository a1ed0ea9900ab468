import type { Authority } from '@casewright/core'
import { compareParenthetical, saysWhoWrote } from '@casewright/law'
import type { Judged } from './status.ts'
import type { Written } from './written.ts'

type Read = (authority: Authority) => Promise<{ text: string } | null>

/** Compares what stands in brackets after a case with its text; what cannot be compared is told with the reason. */
export async function withParentheticals(judged: Judged, written: Written, read: Read): Promise<Judged> {
  const { check, authority } = judged
  if (written.parentheticals.length === 0 || check.status !== 'verified' || authority?.kind !== 'case') return judged
  const text = written.parentheticals.some(saysWhoWrote) ? ((await read(authority))?.text ?? null) : null
  const parentheticals = written.parentheticals.map((words) => compareParenthetical(words, text))
  const wrong = parentheticals.filter(({ outcome }) => outcome === 'differs')
  if (wrong.length > 0)
    return {
      authority,
      check: {
        ...check,
        parentheticals,
        status: 'mismatch',
        reason: `The authority exists, but a parenthetical does not fit. ${wrong.map(({ reason }) => reason).join(' ')}`,
        differences: wrong.map(({ text: words, found = '' }) => ({ field: 'parenthetical', written: words, found })),
      },
    }
  const untold = parentheticals.some(({ outcome }) => outcome === 'unchecked')
  return {
    authority,
    check: { ...check, parentheticals, ...(untold && { reason: `${check.reason} A parenthetical was not compared.` }) },
  }
}
