import { sentencesOf } from '@casewright/law'

const lawyer = '(?:lawyer|attorney|counsel)'
const own = "(?:[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Oo]ur|[Mm]y|[Tt]he|(?:[Oo]ur|[Mm]y|[Tt]he) client['’]s)"
const past = '(?:(?:old|former|prior|previous|first|own|trial|divorce|appellate|criminal|ex-?) ?){0,2}'
const title = '(?:(?:Attorney|Mr\\.?|Mrs\\.?|Ms\\.?) )?'
const name = "[A-Z][a-z][\\w’'-]{0,24}(?: [A-Z][a-z][\\w’'-]{0,24})?"
/** By what words a name is that of the lawyer. */
const named = [
  new RegExp(`\\bAttorney (${name})`, 'g'),
  new RegExp(`\\b${own} ${past}${lawyer},? (?:was |is |named |called )?${title}(${name})`, 'g'),
  new RegExp(`\\b(${name}),? (?:was|is|who was) ${own} ${past}${lawyer}\\b`, 'g'),
  new RegExp(`\\b(${name}), (?:an?|${own}) ${past}${lawyer}\\b`, 'g'),
]
const clientNamed = new RegExp(`\\b[Cc]lients?,? (?:is |was )?${title}(${name})`, 'g')
const brings = new RegExp(
  `\\b(?:su(?:e|es|ed|ing)|claims? against|malpractice (?:claim|suit|case|action) against) (?<of>${own}) ${past}${lawyer}\\b`,
  'i',
)
const anybody =
  /\b(?:clients?|husband|wife|brother|sister|mother|father|son|daughter|friend|partner|boss|employer|landlord|tenant|doctor|expert|paralegal|judge|adjuster|opponent|prosecutor|clerk|successor)\b/i
/** What only a lawyer lets pass, and no client. */
const lawyers = /\b(?:deadline|statute|appeal|motion|limitations|experts?|petition|lien|conflict|clause)\b/i
/** How many sentences may go on about the same 'he'. */
const most = 3

const namesIn = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, words = '']) => words.split(' ')))

/** Whether a name or a 'he' is the lawyer who was introduced before: 'she sues her old lawyer. He missed the deadline'. */
export function isTheLawyer(who: string, deed: string, text: string): boolean {
  const at = text.indexOf(deed)
  if (at < 0) return false
  const pronoun = /^(?:he|she)$/i.test(who) ? who.toLowerCase() : undefined
  if (!pronoun) {
    const last = who.split(' ').at(-1) ?? who
    return namesIn(text, named).includes(last) && !namesIn(text, [clientNamed]).includes(last)
  }
  const sentences = sentencesOf({ text })
  const here = sentences.findLastIndex(({ start }) => start <= at)
  for (let index = here; index >= 0 && index > here - most; index--) {
    const { start = 0, end = 0 } = sentences[index] ?? {}
    const words = text.slice(start, index === here ? at : end)
    const found = brings.exec(words)
    if (found) {
      if (anybody.test(words.slice(found.index + found[0].length))) return false
      const of = found.groups?.of?.toLowerCase() ?? ''
      const isClients = of === (pronoun === 'he' ? 'his' : 'her')
      const isOther = of === (pronoun === 'he' ? 'her' : 'his')
      return isOther || lawyers.test(deed) || (!isClients && /^(?:their|its)$/.test(of))
    }
    if (index < here && /^\w{1,4}/.exec(words)?.[0].toLowerCase() !== pronoun) return false
  }
  return false
}
