import type { FlagKind, TreatmentFlag } from '@casewright/core'
import { mayOverrule, surely, surest } from '@casewright/law'
import type { SaidAgainst, SaidOf } from '@casewright/library'
import { type Cited, isNamed, yearOf } from './cited.ts'

const reds: ReadonlySet<string> = new Set(['overruled', 'abrogated', 'superseded', 'reversed', 'vacated'])
const ambers: ReadonlySet<string> = new Set(['overruled in part', 'held unconstitutional', 'questioned', 'limited'])

/** Who treats the authority: the citing opinion, or another decision that it names. */
interface Agent {
  name: string
  citation: string
  year: number
  court: string | null
}

/**
 * What the words of citing opinions say against an authority. Red only where they are sure, and where a later decision of
 * a court that may do so is named; less than that is a reason to read the opinion.
 */
export function fromOpinions(cited: Cited, { against }: SaidOf): TreatmentFlag | undefined {
  const about = against.filter((said) => said.certainty >= surely && isAbout(cited, said))
  const flags = about.flatMap((said) => flagOf(cited, said) ?? [])
  return flags.find(({ flag }) => flag === 'red') ?? flags[0]
}

/** Several cases may begin on one page; and a scanner may lead a citation astray. */
function isAbout({ kind, title, date }: Cited, said: SaidAgainst): boolean {
  const year = yearOf(date)
  if (kind !== 'case') return true
  const isOfYear = year !== undefined && said.year === year
  return (
    (!title || !said.name || isNamed(title, said.name, isOfYear)) &&
    (!year || !said.year || Math.abs(year - said.year) <= 1)
  )
}

function flagOf(cited: Cited, said: SaidAgainst): TreatmentFlag | undefined {
  const agent = agentOf(said)
  const year = yearOf(cited.date) ?? said.year ?? undefined
  // What came before it cannot have undone it, and nothing undoes itself.
  if (agent && year && agent.year < year) return undefined
  if (agent && [cited.citation, ...(cited.parallel ?? [])].includes(agent.citation)) return undefined
  const { kind, words, id, title, citation, startAt, endAt } = said
  const rest = {
    words,
    in: { id, name: title, citation, start: startAt, end: endAt },
    source: `the words of ${title}, ${citation}`,
  }
  const by = agent ?? { name: title, citation, year: yearOf(said.date) ?? 0 }
  const named = { name: by.name, citation: by.citation, year: by.year }
  if (ambers.has(kind))
    return { flag: 'amber', kind: kind as FlagKind, says: `${capital(kind)} by ${spoken(named)}.`, by: named, ...rest }
  if (!reds.has(kind)) return undefined
  if (agent && said.certainty >= surest && year && agent.year > year && isFree(agent.court, cited.court))
    return {
      flag: 'red',
      kind: kind as FlagKind,
      says: `No longer good law: ${kind} by ${spoken(named)}.`,
      by: named,
      ...rest,
    }
  const how = `${kind}${extentOf(words)}${byStatute(kind, words)}`
  return {
    flag: 'amber',
    kind: 'questioned',
    says: `In doubt: ${title}, ${citation} ${agent || byStatute(kind, words) ? 'says' : 'seems to say'} that it was ${how}${agent && agent.citation !== citation ? ` by ${spoken(named)}` : ''}. Read its words.`,
    by: named,
    ...rest,
  }
}

/** Of a part of it, or on a ground that may not be the one it is cited for. */
const extentOf = (words: string): string =>
  /\b(?:on|upon) (?:other|another|different|unrelated) grounds?\b/i.test(words)
    ? ' on other grounds'
    : /\b(?:rev(?:ersed|['’]d)|vacated|abrogated|superseded|overruled) in part\b/i.test(words)
      ? ' in part'
      : ''

const byStatute = (kind: string, words: string): string =>
  kind === 'superseded'
    ? (/\bsuperseded(?: in part)?(?: on other grounds)?( by (?:an? |the )?(?:federal |state )?(?:statute|rule|regulation|constitutional amendment))\b/i
        .exec(words)?.[1]
        ?.toLowerCase() ?? '')
    : ''

const isFree = (later: string | null, earlier: string | undefined): boolean =>
  later !== null && earlier !== undefined && mayOverrule(later, earlier)

/** Undefined: it is not named, or not dated. */
function agentOf({
  byCitation,
  byName,
  byYear,
  byCourt,
  title,
  citation,
  date,
  court,
}: SaidAgainst): Agent | undefined {
  if (byCitation === null) {
    const year = yearOf(date)
    return year ? { name: title, citation, year, court } : undefined
  }
  return byCitation && byName && byYear
    ? { name: byName, citation: byCitation, year: byYear, court: byCourt }
    : undefined
}

const spoken = ({ name, citation, year }: { name: string; citation: string; year: number }) =>
  `${name}, ${citation}${year ? ` (${year})` : ''}`
const capital = (words: string) => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
