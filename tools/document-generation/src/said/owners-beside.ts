import { anyCase } from '@casewright/law'
import type { Edit } from './edits.ts'
import { posts } from './signers.ts'

const part = "\\p{Lu}[\\p{L}’'-]+"
const person = `(?:(?:Dr|Mr|Ms|Mrs)\\.? )?${part}(?: \\p{Lu}\\.)?(?: ${part}){1,2}`
const body =
  "(?!(?:They|We|You|It|He|She|I|That|This|Who|Here)(?:[’']|\\b))[\\p{Lu}\\d][\\p{L}\\d&.'’-]*(?: (?:of |and |& )?[\\p{Lu}\\d][\\p{L}\\d&.'’-]*){0,6},? (?:LLC|L\\.L\\.C\\.|Inc\\b\\.?|Corp\\b\\.?|Co\\b\\.?|Ltd\\b\\.?|LLP|PLLC|P\\.?C\\b\\.?|P\\.?A\\b\\.?|LP)"
/** 'North Shore Catering LLC, owner Dave Lund, 15 Mill St': who has an office of a body, between its name and where it is. */
const beside = new RegExp(
  `(?<![\\p{L}\\d])(?<body>${body})(?<between>(?:, [^.;:\\n()]{2,50}?)?)(?:, | \\()(?:its |the )?(?<post>${anyCase(posts)}|[Oo]wners?)(?: is|:)? (?<name>${person})\\)?(?=,? \\d|[.;,)\\n]|$)`,
  'gu',
)

/** Who owns or heads a body, told beside its name, is no party: it stands beside the document. */
export function ownersBesideIn(text: string): Edit[] {
  return [...text.matchAll(beside)].flatMap(({ index, 0: said, groups }): Edit[] => {
    const { body: whose = '', between = '' } = groups ?? {}
    return [{ start: index + whose.length + between.length, end: index + said.length, as: '', why: 'filler' }]
  })
}
