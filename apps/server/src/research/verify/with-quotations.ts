import type { CitationCheck, ComparedQuotation, QuotedVoice } from '@casewright/core'
import { compareQuotations, saysQuoted } from '@casewright/law'
import type { Judged } from './status.ts'
import type { VerifyDeps } from './verify-deps.ts'

/** A citation with the words quoted from it: it stays verified only where each of them is found. */
export async function withQuotations(
  { check, authority }: Judged,
  { quotations, said, leadIns }: { quotations: readonly string[]; said: readonly string[]; leadIns: readonly string[] },
  read: VerifyDeps['read'],
): Promise<CitationCheck> {
  const compared = compareQuotations(quotations, authority ? await read(authority) : null, said, leadIns)
  const known = { ...check, quotations: compared }
  if (check.status !== 'verified') return known
  const wrong = compared.flatMap((one) => differenceOf(one) ?? [])
  if (wrong.length > 0) return { ...known, status: 'mismatch', reason: wrongSaid(compared), differences: wrong }
  const open = compared.filter(({ outcome }) => outcome === 'unchecked')
  const lacking = open.find(({ why }) => why)?.why
  if (lacking)
    return {
      ...known,
      status: 'unchecked',
      reason: `The authority exists, but a quotation was not compared. ${lacking}`,
    }
  if (open.length > 0)
    return {
      ...known,
      status: 'unchecked',
      reason: `${check.known?.says ?? 'The authority exists, but'} ${check.known ? 'Its' : 'its'} text is not available, so the quotation was not compared.`,
    }
  const named = compared.flatMap(({ substitutions = [] }) => substitutions).find((one) => !isPlain(one))
  if (named)
    return {
      ...known,
      status: 'unchecked',
      reason: `The quoted words are in it, except “${named.written}”, which replaces ${named.found ? `“${named.found}”` : 'nothing'}. Whether it means the same was not checked.`,
    }
  const isWhole = compared.every(({ outcome, gaps = [] }) => outcome === 'found' && gaps.length === 0)
  const stand = isWhole
    ? 'The quoted words are in it.'
    : 'The quoted words are in it, except where brackets and ellipses show a change.'
  const sources = compared.flatMap(({ voice }) => (voice?.kind === 'quoted' && voice.by ? [voice.by] : []))
  const from =
    sources[0] && !saysQuoted(said.join('; '))
      ? ` The opinion quotes them from ${sources[0]}, which the citation does not say.`
      : ''
  return { ...known, reason: check.reason.replace('Later history', `${stand}${from} Later history`) }
}

function differenceOf({ text, outcome, anchor, voice, cutOff, why }: ComparedQuotation) {
  switch (outcome) {
    // Only what is named here is right, so that an outcome of a later version is never taken for it.
    case 'found':
    case 'substituted':
    case 'unchecked':
      return null
    case 'others-words':
      if (why) return { field: 'whose words', written: 'as the citation says', found: why }
      return { field: 'whose words', written: 'the court', found: voice ? voiceOf(voice) : 'not the court' }
    case 'out-of-context':
      return { field: 'context', written: text, found: `${cutOff?.anchor.words ?? ''} … ${anchor?.words ?? ''}` }
    default:
      return { field: 'quotation', written: text, found: anchor?.words ?? 'not in the text' }
  }
}

function wrongSaid(compared: readonly ComparedQuotation[]): string {
  const has = (outcome: ComparedQuotation['outcome']) => compared.some((one) => one.outcome === outcome)
  if (has('altered') || has('not-found')) return 'The authority exists, but it does not contain the words as quoted.'
  const spliced = compared.find(({ outcome }) => outcome === 'spliced')
  if (spliced?.cutShort)
    return `The authority exists, but a quotation from it is cut short. ${spliced.why ?? ''}`.trim()
  if (spliced)
    return `The authority exists, but a quotation joins words that are not together in it. ${spliced.why ?? ''}`.trim()
  const cut = compared.find(({ outcome }) => outcome === 'out-of-context')
  if (cut) return `The authority exists, but words that are quoted are out of context. ${cut.why ?? ''}`.trim()
  const elsewhere = compared.find(({ outcome, why }) => outcome === 'others-words' && why)
  if (elsewhere)
    return `The authority exists and contains the quoted words, but they are not whose the citation says. ${elsewhere.why}`
  return 'The authority exists and contains the quoted words, but they are not the court’s own, and the citation does not say so.'
}

const opinions = {
  dissent: 'a dissent',
  concurrence: 'a concurrence',
  partial: 'an opinion concurring in part and dissenting in part',
} as const

const voiceOf = ({ kind, by }: QuotedVoice): string => {
  if (kind === 'ascribed' || kind === 'quoted')
    return by
      ? `words the court attributes to ${by.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`
      : 'another’s words'
  return by ? `${opinions[kind]} (${by})` : opinions[kind]
}

/** Words in brackets that name nobody and nothing: a pronoun's place, an ending, an addition. */
const isPlain = ({ written, found }: { written: string; found: string }): boolean => {
  if (turning(written) !== turning(found)) return false
  const stem = /^([\p{L}’']+)\[\p{L}*\]$/u.exec(written)?.[1]?.toLowerCase()
  if (stem !== undefined) return found.toLowerCase().startsWith(stem)
  const words = found.toLowerCase().match(/[\p{L}’']+/gu) ?? []
  return words.every((word) => small.has(word))
}

/** Words of either side that join, deny, allow or narrow: 'and' in the place of 'or' names nobody, and says another thing. */
const turning = (words: string): string => (words.toLowerCase().match(turns) ?? []).join(' ')
const turns =
  /\b(?:and|or|but|not|no|never|nor|none|without|cannot|may|must|shall|might|should|only|solely|unless|except|if|until|all|every|any|each)\b/g

const small = new Set(
  'he she it they we i you him her them us me his hers its their theirs our my your this that these those who which such the a an and or but so is are was were be been has have had do does did to of in on at as for'.split(
    ' ',
  ),
)
