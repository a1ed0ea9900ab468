import { findAmounts, findSpokenDates } from '@casewright/law'
import type { Unit } from '../reading.ts'
import type { putter } from './put.ts'

const did = 'installed|replaced|repaired|delivered|painted|built|repaved|remodeled|rebuilt|serviced|fixed'
/** 'They installed a furnace on October 6, 2026': what was done for whoever complains. */
const served = new RegExp(
  `^(?:they|you|he|she|your (?:crew|company|people|guys)|\\p{Lu}[\\p{L}’'& -]{2,40}?) (?<did>${did}|sold (?:me|us)) (?<what>(?:an?|the|my|our|some|new) [\\p{L}\\d’'-]+(?: (?!(?:on|in|at|for|and|last|this|from|back)\\b)[\\p{L}\\d’'-]+){0,5})(?=,| on | in (?=\\p{Lu})| at | for | last | this | and |[.;]|$)`,
  'iu',
)
const paid = /\b(?:paid|pay|cost|price|invoice|for|bill|charged|total)\b/i

/**
 * What a complaint is about, where a business did some work: what it was, when, and what was paid for it. Whatever somebody bought
 * because of it later is not what the complaint is about.
 * @returns the sentence that tells it
 */
export function servedIn(units: readonly Unit[], put: ReturnType<typeof putter>['put']): Unit | null {
  for (const unit of units) {
    const found = served.exec(unit.text)?.groups
    const what = found?.what?.trim()
    if (!found?.did || !what) continue
    const done = /^sold/i.test(found.did) ? `sold ${found.did.endsWith('us') ? 'us' : 'me'}` : found.did.toLowerCase()
    const at = unit.start + unit.text.indexOf(what)
    // What somebody had already is not what they got.
    const isOwn = /^(?:my|our) /i.test(what) && !/^(?:installed|delivered|sold|built)/i.test(found.did)
    put(
      'subject',
      isOwn ? `the work on ${what}` : `${what.replace(/^(?:an?|some|new|my|our) /i, 'the ')} that you ${done}`,
      {
        start: at,
        end: at + what.length,
      },
    )
    const date = findSpokenDates(unit.text).find(({ iso }) => iso !== null)
    if (date?.iso) put('eventDate', date.iso, { start: unit.start + date.start, end: unit.start + date.end })
    const [sum, ...more] = findAmounts(unit.text)
    if (sum && more.length === 0 && paid.test(unit.text))
      put('amount', sum.words, { start: unit.start + sum.start, end: unit.start + sum.end })
    return unit
  }
  return null
}
