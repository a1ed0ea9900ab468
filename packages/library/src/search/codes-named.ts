import { type FederalCode, federalCode, findCitations, jurisdictions } from '@casewright/law'

const mostCited = 300
const lastTitle = 54

/** How a query names what has a name of its own. */
const known: readonly [RegExp, id: string][] = [
  [/\bBankruptcy Code\b/i, 'code:usc-11'],
  [/\b(?:Internal Revenue|federal tax) Code\b/i, 'code:usc-26'],
  [/\b(?:federal (?:criminal|penal) code)\b/i, 'code:usc-18'],
  [/\b(?:Federal Rules of Evidence|Fed\. ?R\. ?Evid\.|FRE\b)/i, 'code:evidence'],
  [/\b(?:Federal (?:Rules of Civil|Civil Rules of) Procedure|Fed\. ?R\. ?Civ\. ?P\.|FRCP\b)/i, 'code:civil'],
  [/\b(?:Federal Rules of Criminal Procedure|Fed\. ?R\. ?Crim\. ?P\.)/i, 'code:criminal'],
  [/\b(?:Federal Rules of Appellate Procedure|Fed\. ?R\. ?App\. ?P\.|FRAP\b)/i, 'code:appellate'],
  [/\b(?:Federal Rules of Bankruptcy Procedure|Fed\. ?R\. ?Bankr\. ?P\.)/i, 'code:bankruptcy'],
]
/** 'Title 18', whose number is in figures, as those of acts are in Roman letters; what follows may say whose it is. */
const title =
  /\b[Tt]itle (\d{1,2})(?![\d.-])(,? (?:of (?:the )?)?(?:U\.?S\.?C\b\.?|U\.?S\.? [Cc]ode|[Uu]nited [Ss]tates [Cc]ode|C\.?F\.?R\b\.?|[Cc]ode of [Ff]ederal [Rr]egulations))?(?!,? of (?:the )?\p{Lu})(?! (?:years?|months?|days?)\b)/u
const isRegulations = /C\.?F\.?R|Federal Regulations/i

/** The bodies of federal law that a query names: a code, a title of one, or a set of rules. */
export function codesNamed(text: string): FederalCode[] {
  const found = known.flatMap(([pattern, id]) => (pattern.test(text) ? (federalCode(id) ?? []) : []))
  const [, number, whose = ''] = title.exec(text) ?? []
  if (!number || Number(number) < 1 || Number(number) > lastTitle) return found
  const named = isRegulations.test(whose)
    ? { id: `code:cfr-${number}`, label: `${number} C.F.R.`, cited: [`${number} C.F.R. `] }
    : { id: `code:usc-${number}`, label: `${number} U.S.C.`, cited: [`${number} U.S.C. `] }
  return found.some(({ id }) => id === named.id) ? found : [...found, named]
}

const states = jurisdictions.filter(({ kind }) => kind !== 'federal')
const stateOf = new Map(states.map((state) => [state.code, state]))
const abbreviated = new Map(
  states.filter(({ abbreviation }) => abbreviation.endsWith('.')).map((one) => [one.abbreviation, one]),
)
/** 'Tex. Prop. Code', 'Fla. Stat.': a code of a state by its abbreviation, with or without a section. */
const byAbbreviation = new RegExp(
  `(?<![\\p{L}.])(${[...abbreviated.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((one) => one.replaceAll('.', '\\.'))
    .join(
      '|',
    )}) (?:(?:\\p{Lu}[\\p{L}.]{0,20}|&) ){0,6}(?:Code\\b|Stat\\.|Rev\\. Stat|Gen\\. Laws|Comp\\. Laws|Laws\\b|Const\\.|Admin\\. Code)`,
  'u',
)

/** The states whose code a query cites, by a section or as in 'Tex. Prop. Code'; none where it cites other law too. */
export function statesCited(text: string): string[] {
  if (text.length > mostCited) return []
  const all = findCitations(text).map((one) => (one.kind === 'law' ? stateOf.get(one.code.split('-')[0] ?? '') : null))
  if (all.includes(null) || all.includes(undefined)) return []
  const cited = all.flatMap((state) => state?.code ?? [])
  const short = abbreviated.get(byAbbreviation.exec(text)?.[1] ?? '')
  return [...new Set([...cited, ...(short ? [short.code] : [])])]
}

/** 'Penal Code', 'Business and Professions Code': a code of which no state is named. */
const unnamed = /\b((?:\p{Lu}\p{Ll}{1,20} (?:(?:and|of|&) )?){1,4}Code)\b/u
const noCode = /\b(?:Bankruptcy|Internal Revenue|Tax|United States|Zip|Area|Source|Dress|Model|Uniform)\b/

/** The name of a code that states have, in a query that names no state; undefined where it has none. */
export const codeOfSomeState = (text: string): string | undefined => {
  const name = unnamed.exec(text)?.[1]
  return name && !noCode.test(name) ? name.replace(/^(?:The|Under|In|Does|Is) /, '') : undefined
}

const alone = /^(?:§{1,2}|sections?|secs?\.?) ?(\d[\d.:a-z-]{0,15}?)(?:\([a-z0-9]{1,4}\)){0,4}[.?]?$/i

/** The number of a section, where a query is that and nothing else. */
export const sectionAlone = (text: string): string | undefined => alone.exec(text.trim())?.[1]
