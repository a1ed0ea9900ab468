import { anyCase } from '@casewright/law'
import type { Edit } from './edits.ts'
import { bodySaid, person } from './name-shapes.ts'
import { posts } from './signers.ts'

/** 'North Shore Catering LLC, owner Dave Lund, 15 Mill St': who has an office of a body, between its name and where it is. */
const beside = new RegExp(
  `(?<![\\p{L}\\d])(?<body>${bodySaid})(?<between>(?:, [^.;:\\n()]{2,50}?)?)(?:, | \\()(?:its |the )?(?<post>${anyCase(posts)}|[Oo]wners?)(?: is|:)? (?<name>${person})\\)?(?=,? \\d|[.;,)\\n]|$)`,
  'gu',
)

/** 'Larch Advisors LLC, 5 Lake Rd (Fiona Strand, principal)': the same with the office behind the name. */
const bracketed = new RegExp(
  `(?<![\\p{L}\\d])(?<body>${bodySaid})(?<between>(?:, [^;:\\n()]{2,80}?)?) \\((?<name>${person}), (?:its |the |our )?(?<post>${anyCase(posts)})\\)`,
  'gu',
)

/** 'I’m Abel Lund, CFO.' of somebody who speaks for a body. */
const ofWriter = new RegExp(
  `(?<=[.!?\\n][ \\t]{1,3})(?:I['’]m|I am) (?<name>${person}), (?:its |the |our )?(?<post>${anyCase(posts)})\\.(?=\\s|$)`,
  'gu',
)
const speaksForBody = new RegExp(`\\b(?:us, |[Ww]e are |[Ww]e['’]re )(?:the )?${bodySaid}`, 'u')
/** 'Consulting agreement between …', 'Mutual NDA with …': a paper is no party. */
const paper =
  /(?<=^|\n|[.!?] )(?:Mutual|Consulting|Service|Services|Sales|Rental|Employment|Settlement|Confidentiality|Nondisclosure)(?= (?:\p{Ll}+ )?(?:agreement|contract|NDA|note|lease|deal)\b)(?: NDA\b)?/gu

/** Who owns or heads a body, told beside its name, is no party: it stands beside the document. */
export function ownersBesideIn(text: string): Edit[] {
  const owners = [...text.matchAll(beside), ...text.matchAll(bracketed)].map(({ index, 0: said, groups }): Edit => {
    const { body: whose = '', between = '' } = groups ?? {}
    return { start: index + whose.length + between.length, end: index + said.length, as: '', why: 'filler' }
  })
  const writers = speaksForBody.test(text) ? [...text.matchAll(ofWriter)] : []
  return [
    ...owners,
    ...writers.map(({ index, 0: said }): Edit => ({ start: index, end: index + said.length, as: '', why: 'filler' })),
    ...[...text.matchAll(paper)].map(
      ({ index, 0: said }): Edit => ({ start: index, end: index + said.length, as: said.toLowerCase(), why: 'filler' }),
    ),
  ]
}
