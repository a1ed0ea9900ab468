import type { Template } from '@casewright/templates'
import type { Edit } from '../edits.ts'

const part = "\\p{Lu}[\\p{L}’'-]+"
/** 'cover letter for me - Terrence Okafor-Blythe.', 'from me, Ann Lee' */
const me = new RegExp(
  `(?<=\\b(?:for|from) )me(?: [-–—]|:)\\s?(?<name>(?:\\p{Lu}\\. )?(?:${part})(?: \\p{Lu}\\.)?(?: ${part}){0,2})\\)?`,
  'gu',
)
/** 'Payee "Ruiz Tandy PLLC IOLTA" (his lawyers)': where the money goes, and no party. */
const payee =
  /(?<=^|[.!?;\n]\s{0,3}(?:[-*•]\s)?)(?:Payee|Check payable|Checks payable|Payable|Made out|Make checks? out|Make it out)(?: is| to|:)? (?<name>["“][^"”\n]{3,60}["”]|[^.;\n(]{3,60}?)(?<who> \([^()\n]{3,40}\))?(?=[.;\n]|$)/gu
/** 'rec letter from me ("Prof. Ann Lee", Ohio University) for Bo Cruz, applying to …': who recommends whom. */
const recommends = new RegExp(
  `(?<=^|[.!?;\\n]\\s{0,3})(?:rec(?:ommendation)?|reference)\\.? (?:letter|ltr)s? from me \\((?<who>[^()\\n]{5,160})\\) (?:for|re|about) (?<whom>${part}(?: \\p{Lu}\\.)?(?: ${part}){1,2}),? (?:(?:who is |is )?(?=(?<does>applying|going|seeking)\\b))?`,
  'giu',
)
/** 'memo to Priscilla Dunne (partner) from me, S. Whitcomb, dated today leave blank.' */
const memo = new RegExp(
  `(?<=^|[.!?;\\n]\\s{0,3})(?:[Mm]emo(?:randum)?|[Ll]etter|[Ll]tr|[Nn]ote|[Ee]mail) to (?<to>(?:(?:Dr|Mr|Ms|Mrs|Prof|Rev|Hon)\\.? )?${part}(?: \\p{Lu}\\.)?(?: ${part}){0,2})(?: \\((?<post>[^()\\n]{3,40})\\)|, (?<office>\\p{Ll}[\\p{L} ]{2,30}),?)? from me(?:,| [-–—]|:)? (?<from>(?:\\p{Lu}\\. ){0,2}${part}(?: \\p{Lu}\\.)?(?: ${part}){0,2})(?<more>,? dated? (?:today,? )?(?:leave )?(?:it )?blank)?[.,]?`,
  'gu',
)
const suffix =
  /(?<=\b(?:Co|Inc|Corp|Ltd)\.) (?=(?:ADEA|ADA|FMLA|FLSA|Title VII|ERISA|FCRA|FDCPA|TCPA|RICO|Section \d|§)\b)/gu

/** 'Client Orchard Gate Home Care': whom it is about, and not to whom it goes. */
const client = /(?<=^|[.!?;\n]\s{0,3})Client (?=\p{Lu})/gu
/** 'We = Wrobel, 61': whom the writer represents. */
const we = new RegExp(`(?<=^|[.!?;\\n]\\s{0,3})We ?= ?(?<who>${part})(?=[,.;])`, 'gu')
const sideOf = (text: string, who: string): string => {
  const at = text.search(/ vs?\.? /)
  const named = text.indexOf(who)
  return at < 0 || named < 0 || Math.abs(at - named) > 200 ? '' : named < at ? 'the plaintiff, ' : 'the defendant, '
}
const opposes =
  /(?<=^|[.!?;\n]\s{0,3})(?<what>Opp(?:osition)?|Reply|Response) (?:brief )?(?<to>to|in support of) (?:the |our |their )?(?<motion>MSJ|MTD|motion (?:for|to) [\p{Ll} ]{4,40}?)(?=[,.;\n])(?:,[^.;\n\d]{0,60})?\.?/gu
const motions: Readonly<Record<string, string>> = { MSJ: 'Motion for Summary Judgment', MTD: 'Motion to Dismiss' }
const titled = (words: string) =>
  motions[words] ??
  words.replace(/(?<![\p{L}])(?!(?:for|to|of|the|and|a|in)\b)\p{Ll}/gu, (letter) => letter.toUpperCase())

const edit = (start: number, words: string, as: string, why: Edit['why'] = 'filler'): Edit => ({
  start,
  end: start + words.length,
  as,
  why,
})

/** Who is who, as the notes say it. */
export function whoIn({ id }: Pick<Template, 'id'>, text: string): Edit[] {
  return [
    ...(id === 'recommendation-letter'
      ? [...text.matchAll(recommends)].map(({ index, 0: words, groups }) =>
          edit(
            index,
            words,
            `From: ${(groups?.who ?? '').replace(/["“”]/g, '')}\nCandidate: ${groups?.whom}\n${groups?.does ? 'I recommend the candidate, who is ' : ''}`,
          ),
        )
      : []),
    ...(id === 'business-letter'
      ? [...text.matchAll(memo)].map(({ index, 0: words, groups }) => {
          const office = groups?.post ?? groups?.office
          return edit(index, words, `To: ${groups?.to}${office ? `, ${office}` : ''}\nFrom: ${groups?.from}\n\n`)
        })
      : []),
    ...(id === 'business-letter'
      ? [...text.matchAll(client)].map(({ index, 0: words }) => edit(index, words, 'We represent '))
      : []),
    ...(id === 'brief'
      ? [...text.matchAll(opposes)].map(({ index, 0: words, groups }) =>
          edit(
            index,
            words,
            `Title: ${/^R/.test(groups?.what ?? '') ? groups?.what : 'Opposition'} ${groups?.to} ${titled(groups?.motion ?? '')}\n`,
          ),
        )
      : []),
    ...(id === 'brief' || id === 'motion'
      ? [...text.matchAll(we)].map(({ index, 0: words, groups }) =>
          edit(index, words, `We represent ${sideOf(text, groups?.who ?? '')}${groups?.who}. ${groups?.who}`),
        )
      : []),
    ...(/^(?:cover|thank-you|inquiry|complaint)-letter$/.test(id)
      ? [...text.matchAll(me)].map(({ index, 0: words, groups }) =>
          edit(index, words, `me. My name is ${groups?.name}`),
        )
      : []),
    ...(id === 'settlement-agreement'
      ? [...text.matchAll(payee)].map(({ index, 0: words, groups }) =>
          edit(index, words, `Checks are payable to ${groups?.name}`),
        )
      : []),
    ...[...text.matchAll(suffix)].map(({ index, 0: words }) => edit(index, words, '\n')),
  ]
}
