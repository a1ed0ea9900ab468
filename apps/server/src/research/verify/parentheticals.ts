import type { Authority } from '@casewright/core'
import { besideParentheticals, compareParenthetical, saysWhoWrote, tellsVotes } from '@casewright/law'
import type { Judged } from './status.ts'
import type { Written } from './written.ts'

type Read = (authority: Authority) => Promise<{ text: string } | null>

/** Compares what stands in brackets after a case with its text; what cannot be compared is told with the reason. */
export async function withParentheticals(judged: Judged, written: Written, read: Read): Promise<Judged> {
  const { check, authority } = judged
  if (written.parentheticals.length === 0 || check.status !== 'verified' || authority?.kind !== 'case') return judged
  const hasText = written.parentheticals.some((words) => saysWhoWrote(words) || tellsVotes(words))
  const text = hasText ? ((await read(authority))?.text ?? null) : null
  const parentheticals = written.parentheticals.map((words) => compareParenthetical(words, text, authority.holding))
  return { authority, check: { ...check, parentheticals, ...besideParentheticals(parentheticals, check.reason) } }
}
