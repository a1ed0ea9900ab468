import type { Template } from '@casewright/templates'
import { putter, type ToldInLetter } from './put.ts'
import { writtenOut } from './written-out.ts'

const word = "(?!(?:I|she|he|they|who|and|with|from|since|known)\\b)[\\p{L}\\d&’'.-]{1,24}"
const what = `(?<what>(?:${word} ){0,9}?${word})(?=[,.;!?\\n]|$)`
const patterns: readonly RegExp[] = [
  new RegExp(`\\b(?:[Aa]pplying|[Aa]pplies|[Aa]pplied|[Gg]oing|[Uu]p|application) (?<way>to|for) ${what}`, 'u'),
  new RegExp(
    `\\b(?:[Rr]ecommend\\p{Ll}*|[Rr]ec|[Rr]eference|[Ll]etter)\\b[^.;!?\\n]{0,60}?\\p{Lu}\\p{Ll}+,? (?<way>for|to) ${what}`,
    'u',
  ),
  new RegExp(`^[^.;!?\\n]{0,40}\\bfor \\p{Lu}\\p{Ll}+ \\p{Lu}\\p{L}+, (?<way>)${what}`, 'u'),
  new RegExp(`(?:^|[.\\n] ?)(?:Recommended )?[Ff]or: (?<way>)${what}`, 'u'),
]

const position =
  /(?:^|[.\n] ?)(?:Position|Job|Program|Applying (?:for|to)|Applies for|Recommended for|Scholarship|Award): (?<what>[^\n;]{4,90}?)(?=\.?[ \t]*(?:\n|$)|(?<!\b(?:St|Dr|Mr|Ms|Mrs|Mt|Ft))\. )/u

/** What a letter recommends somebody for: 'for the Truman scholarship', 'she's applying to the nursing program at Emory'. */
export function candidateIn(template: Template, text: string): ToldInLetter {
  if (template.id !== 'recommendation-letter') return { filled: [], units: [] }
  const { filled, put } = putter(template)
  const name =
    /(?:^|[.\n] ?)(?:Candidate|For): (?:[Mm]y (?:[\p{Ll}-]+ ){1,3}?(?:\p{Ll}+)?,? ?)?(?<name>\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){1,3})(?=[,.;\n]|$)/u.exec(
      text,
    )
  if (name?.groups?.name) {
    const end = name.index + name[0].length
    put('candidateName', name.groups.name, { start: end - name.groups.name.length, end })
  }
  const labeled = position.exec(text)?.groups?.what
  if (labeled) {
    const start = text.indexOf(labeled)
    put('candidateFor', writtenOut(labeled), { start, end: start + labeled.length })
  }
  for (const pattern of labeled ? [] : patterns) {
    const found = pattern.exec(text)
    const said = found?.groups?.what?.trim().replace(/ (?:for|to|at|of|the|in)$/, '')
    if (!found || !said || said.length < 4 || /^(?:me|him|her|them|[Mm]y|you|us|a letter|the letter|it)\b/i.test(said))
      continue
    const start = found.index + found[0].lastIndexOf(said)
    if (said === filled.find(({ field }) => field === 'candidateName')?.value) continue
    const isSchool = found.groups?.way === 'to' && /\b(?:school|university|college|academy)\b/i.test(said)
    const article = /^(?:scholarship|fellowship|award|internship|job|position)\b/i.test(said) ? 'the ' : ''
    put('candidateFor', (isSchool ? 'admission to ' : article) + writtenOut(said), { start, end: start + said.length })
    break
  }
  return { filled, units: [] }
}
