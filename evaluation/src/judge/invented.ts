import type { CitationCheck } from '@casewright/core'
import { citationKeys, findCitations } from '@casewright/law'
import type { Answer } from '../answer.ts'
import type { KnownLaw } from './known-law.ts'

/** How far behind a citation of an answer its status may stand, in characters. */
const reach = 120
const status = /\[(?:not found|unchecked|mismatch|ambiguous)\]/

/** Whether a citation is of an authority that there is, under the name that stands with it. */
const exists = (text: string, law: KnownLaw): boolean => law.of(text) !== null && law.isNamedSo(text)

/** What is shown as held and is no authority of the library: citations called verified, and those of held statements. */
export function inventedHeld(question: string, { checks, quoted, statements, text }: Answer, law: KnownLaw): string[] {
  // What is quoted may cite whom it likes: whether it stands where it is said to is judged apart.
  const unquoted = quoted.reduce((rest, { words }) => rest.replaceAll(words, ' '), text ?? '')
  const verified = checks
    .filter((check) => check.status === 'verified' && !isReal(check, law))
    .map((check) => check.text)
  const own = new Set(citationsIn(question).flatMap(({ keys }) => keys))
  const isUnknown = (cited: string) => !exists(cited, law) && !law.isTold(cited)
  const stated = statements
    .filter(({ held }) => held)
    .flatMap((one) => [
      ...one.citations.filter((check) => !isReal(check, law)).map((check) => check.text),
      ...citationsIn(one.text).flatMap(({ cited }) => (isUnknown(cited) ? [cited] : [])),
    ])
  const unmarked = citationsIn(unquoted).flatMap(({ cited, keys, end }) =>
    isUnknown(cited) && !keys.some((key) => own.has(key)) && !status.test(unquoted.slice(end, end + reach))
      ? [cited]
      : [],
  )
  return [...verified, ...stated, ...unmarked]
}

const isReal = ({ text, found }: CitationCheck, law: KnownLaw): boolean =>
  exists(text, law) || (found !== undefined && citationKeys(text).length === 0 && law.of(found.citation) !== null)

const citationsIn = (text: string) =>
  findCitations(text)
    .filter(({ kind }) => kind === 'case' || kind === 'law')
    .map(({ start, end }) => {
      const cited = text.slice(start, end)
      return { cited, keys: citationKeys(cited), end }
    })
