import { type FoundAuthority, visibleText } from '@casewright/core'
import { courtOf, tellingWords } from '@casewright/law'
import type { UncitedAuthority } from '../output.ts'

const mostTerms = 6
const fewestTerms = 2

interface Told {
  authority: FoundAuthority
  statement: string
  /** On how many of the statements it bears. */
  statements: number
  passage?: UncitedAuthority['passage']
  direction: UncitedAuthority['direction']
}

/** Why an authority is shown beside a statement, each a sentence: what is known of it, and nothing more. */
export function whyUncited({ authority, statement, statements, passage, direction }: Told): string[] {
  // Of a case without its text the summary is what is shown beside the statement.
  const terms = sharedTerms(
    statement,
    passage?.anchor.words ?? [authority.holding, ...(authority.keyPoints ?? [])].join(' '),
  )
  const quoted = terms.map((term) => `“${term}”`)
  const shared =
    quoted.length >= fewestTerms && `Its ${passage ? 'passage' : 'summary'} has ${inRow(quoted)} of this sentence.`
  const bears = statements > 1 && `It bears on ${statements} of the points that the document argues, this one most.`
  const against =
    direction === 'against' &&
    'Its words seem to say the opposite of the sentence: a court expects it to be cited and met.'
  return [against, shared, bears, standingOf(authority), treatedIn(authority)].filter((one) => typeof one === 'string')
}

/** Words that both have, as the authority writes them, each once. */
function sharedTerms(statement: string, words: string): string[] {
  const own = new Set(tellingWords(statement).flatMap(({ stem, tells }) => (tells ? [stem] : [])))
  const terms = new Map<string, string>()
  for (const { stem, tells, start, end } of tellingWords(words)) {
    const term = visibleText(words.slice(start, end)).toLowerCase()
    if (tells && own.has(stem) && /^\p{L}{4,}$/u.test(term) && !terms.has(stem)) terms.set(stem, term)
  }
  return [...terms.values()].slice(0, mostTerms)
}

/** Whose decision it is, and how often the library cites it. */
function standingOf({ kind, court, date, citedBy = 0 }: FoundAuthority): string | false {
  const known = court ? courtOf(court) : null
  const year = date?.slice(0, 4)
  const whose = kind === 'case' && known && `It is a decision of ${theCourt(known.name)}${year ? ` of ${year}` : ''}`
  const cited =
    citedBy > 0 && `${citedBy.toLocaleString('en-US')} ${citedBy === 1 ? 'authority' : 'authorities'} of the library`
  if (whose && cited) return `${whose}, which ${cited} ${citedBy === 1 ? 'cites' : 'cite'}.`
  if (whose) return `${whose}.`
  return cited ? `${cited} ${citedBy === 1 ? 'cites' : 'cite'} it.` : false
}

const theCourt = (name: string): string => (/^the /i.test(name) ? name : `the ${name}`)

/** That nothing was found against it is said with what was looked at; what was found is shown as its flag. */
const treatedIn = ({ treatment, looked }: FoundAuthority): string | false => {
  if (treatment || !looked || looked.opinions === 0) return false
  const years =
    looked.from && looked.to
      ? looked.from === looked.to
        ? ` of ${looked.from}`
        : ` of ${looked.from} to ${looked.to}`
      : ''
  return `No flag against it was found in ${looked.opinions.toLocaleString('en-US')} citing ${looked.opinions === 1 ? 'opinion' : 'opinions'}${years}.`
}

const inRow = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
