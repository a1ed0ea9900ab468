import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'

const name = "\\p{Lu}[\\p{L}.'’-]{0,24}(?: \\p{Lu}[\\p{L}.'’-]{0,24}){1,3}"
const firm =
  "\\p{Lu}[\\p{L}\\d&.'’-]{0,24}(?: (?:\\p{Lu}[\\p{L}\\d&.'’-]{0,24}|&|of|and)){0,6}(?:, (?:Inc|LLC|Corp|Ltd|P\\.A|P\\.C|LLP)\\b\\.?)?"
const job = "(?:(?!\\b(?:at|for|with|in|starting|beginning|from|on)\\b)[\\p{L}&/'’-]{1,24}(?: |(?![\\p{L}&/'’-]))){1,7}"
const of = (source: string) => new RegExp(source, 'ud')

/** Sentences that name who has which part in one go, by the type of document; each group is a field. */
const patterns: Record<string, readonly RegExp[]> = {
  'employment-contract': [
    of(
      `(?<employeeName>${name}),? (?:and )?(?:she['’]s|he['’]s|they['’]re|who['’]s|who is|she is|he is|is|will be) (?:joining|coming to|starting at|going to) (?<employerName>${firm}) as (?:an?|the|our) (?<jobTitle>${job})`,
    ),
    of(
      `(?<employeeName>${name}),[^;\\n]{0,80}?,? as (?:an? |the |our )?(?<jobTitle>\\p{Lu}${job}) (?:at|for|with) (?<employerName>${firm})`,
    ),
    of(
      `(?<employeeName>${name}),? (?:and )?(?:she['’]s|he['’]s|who is|is|will be) (?:joining|coming to|starting at) (?<employerName>${firm})`,
    ),
  ],
  'rental-agreement': [
    of('(?:^|\\n)(?:Address|Property|Premises|Unit): {0,3}(?<premises>[^\\n]{5,200})'),
    of('\\b[Dd]ue (?:on )?the (?<rentDay>\\d{1,2}(?:st|nd|rd|th)?)\\b'),
  ],
  'sales-contract': [
    of(
      "(?:^|[.!?] |\\n)(?:[Ii]t['’]s|[Ii]t is|[Tt]hey['’]re|[Tt]hey are) (?<goods>(?:an?|one|two|three|four|\\d+) (?!deal|sale|contract|cash)[^.;\\n]{3,160}?)(?=[.;\\n]|$)",
    ),
  ],
  'inquiry-letter': [
    of(
      '\\basking (?<questions>(?:whether|if|why|what|how|when|who) [^?\\n]{5,300}?)(?=\\?|\\n|(?<!\\b\\p{Lu})\\.\\s|\\.?$)',
    ),
  ],
}
const letters = [
  of(`(?:^|[.!?] |\\n)[Ff]rom (?:me,? )?(?<senderName>${name})(?=[,.\\n]|$)`),
  of(`(?:[Ss]ign(?:ed)?(?: me| it| by| from)?|for me)[:,]? (?<senderName>${name})(?=[,.\\n]|$)`),
  of('(?:^|[.!?] |\\n)[Rr]e:? (?:the )?(?<subject>[^.\\n]{3,120}?)(?=[.\\n]|$)'),
]
const cover = [
  of(`\\bfor me,? (?<applicantName>${name})(?=[,.\\n]|$)`),
  of(`\\bfor the (?<jobTitle>[\\p{L} -]{3,40}?) (?:position|job|role|opening)\\b`),
  of(`\\bhiring (?:partner|manager) (?:is|:) (?<hiringManager>${name.replace('{1,3}', '{1,2}')}?)(?=[.,;\\n]|$)`),
]

/** What whole sentences say of several fields at once, where nothing surer was read. */
export function moreIn(template: Template, text: string, read: readonly Filled[]): Filled[] {
  const all = [
    ...(patterns[template.id] ?? []),
    ...(template.tab === 'letters' ? letters : []),
    ...(template.id === 'cover-letter' ? cover : []),
  ]
  const known = new Set(read.map(({ field }) => field))
  return all.flatMap((pattern) => {
    const match = pattern.exec(text)
    return Object.entries(match?.indices?.groups ?? {}).flatMap(([field, place]): Filled[] => {
      const one = template.fields.find((each) => each.name === field)
      if (!one || !place || known.has(field)) return []
      known.add(field)
      const value = text
        .slice(...place)
        .trim()
        .replace(/(?<!\b(?:Inc|Co|Corp|Ltd|Jr|Sr|P\.A|P\.C|\p{Lu}))\.$/u, '')
      return [{ field, label: one.label, value, by: 'text', from: { start: place[0], end: place[0] + value.length } }]
    })
  })
}
