import { coordinators, isAdverb, modals, openers, pronouns, slotOf, startsNoun } from './classes.ts'
import { clausesIn, isVerbAt, type Read } from './clause.ts'
import { isNegation, isUndone, type Lead } from './lead-kind.ts'
import { byPhrase, underCondition } from './lead-phrases.ts'
import { barely, conditional, own, refusing } from './lead-words.ts'
import { matrixOf } from './matrix.ts'

/**
 * What of the words before a quotation governs it; null where they only come before it.
 * @param lead the words of its sentence before it
 * @param mark the mark between them and the quotation
 * @param quoted its own words, as far as the sentence goes
 */
export function governorOf(lead: readonly Read[], mark: string, quoted: readonly Read[]): Lead | null {
  const begins = clauseStart(lead, mark)
  const direct = directly(lead, begins, mark, quoted)
  if (direct) return direct
  const last = lead.at(-1)?.word ?? ''
  // A clause begins with the quotation, whatever its verb.
  const opened = mark === '' && quoted.length > 3 && (last === 'that' || conditional.has(last))
  if (!opened && !asserts(quoted)) return null
  return (
    underThat(lead, begins, quoted) ?? underCondition(lead, mark, isVerbFirst(quoted)) ?? byPhrase(lead, begins, mark)
  )
}

/** A quotation that has a finite verb of its own says something by itself. */
const asserts = (quoted: readonly Read[]): boolean => clausesIn(quoted).verbs.length > 0

/** What comes before a semicolon, or before ', but', governs nothing after it. */
function clauseStart(lead: readonly Read[], mark: string): number {
  if (mark === ';') return lead.length
  for (let at = lead.length - 1; at > 0; at--) {
    const { word, mark: before } = lead[at] as Read
    if (before === ';') return at
    const [next, further] = [lead[at + 1]?.word ?? '', lead[at + 2]?.word ?? '']
    if (before && (word === 'but' || word === 'yet') && next !== 'that') return at
    const parts = /^(?:and|so|for|because|since|while|whereas)$/.test(word)
    if (before && parts && (own.has(next) || (next === 'in' && own.has(further)))) return at
  }
  return 0
}

/** 'No [State shall deny]', 'shall not [be denied]', 'fails to [state a claim]': the next words go on what is negated. */
function directly(lead: readonly Read[], begins: number, mark: string, quoted: readonly Read[]): Lead | null {
  if (mark !== '' && mark !== ',') return null
  let at = lead.length - 1
  while (at >= begins && mark === '' && isFiller(lead[at]?.word ?? '')) at--
  const last = lead[at]
  if (at >= begins && last && mark === '') {
    if (isNegation(last.word) && !isUndone(lead, at)) return { kind: 'negation', from: at, to: lead.length }
    if (last.word === 'to' && refusing.has(lead[at - 1]?.word ?? '') && !isNegation(lead[at - 2]?.word ?? ''))
      return { kind: 'negation', from: at - 1, to: lead.length }
  }
  // 'No court of the State [may hear it]': the subject is nobody, and its verb is quoted.
  for (let place = lead.length - 1; place >= begins; place--) {
    const { word, mark: before } = lead[place] as Read
    if (isVerbAt(lead, place) || openers.has(word)) return null
    const isSubject = place === begins || before !== '' || coordinators.has(lead[place - 1]?.word ?? '')
    if (nobody.has(word) && isSubject)
      return asserts(quoted) && !isUndone(lead, place) ? { kind: 'negation', from: place, to: place + 1 } : null
  }
  return null
}

const nobody = new Set('no none nothing nobody neither nor few hardly scarcely never seldom rarely'.split(' '))

/** Between a negation and what it negates: adverbs, and forms of 'to be'. */
const isFiller = (word: string): boolean =>
  !isNegation(word) && (/^(?:be|been|being|have|had|a|an|the|any|also)$/.test(word) || isAdverb(word))

const isVerbFirst = (quoted: readonly Read[]) =>
  modals.has(quoted[0]?.word ?? '') || slotOf(quoted[0]?.word ?? '') === 'verb'

/** 'It is not true that [...]', 'petitioner contends that [...]', and the same with no 'that'. */
function underThat(lead: readonly Read[], begins: number, quoted: readonly Read[]): Lead | null {
  for (let at = lead.length - 1; at >= begins; at--) {
    const { word } = lead[at] as Read
    const next = lead[at + 1]
    const isThat = word === 'that' && (!next || !isVerbAt(lead, at + 1) || pronouns.has(next.word))
    const isBare =
      barely.has(word) && next?.word !== 'that' && !next?.mark && startsNoun((next ?? quoted[0])?.word ?? '')
    if (!isThat && !isBare) continue
    const end = isThat ? at : at + 1
    const found = matrixOf(lead, begins, end)
    if (!found) continue
    // 'The argument that it is void [is without merit]': the clause is over, and its noun goes on.
    const clause = lead.slice(end + (isThat ? 1 : 0))
    if (found.isNoun && clause.some((_, place) => isVerbAt(clause, place)) && isVerbFirst(quoted)) continue
    return { kind: found.kind, from: found.from, to: at + 1 }
  }
  return null
}
