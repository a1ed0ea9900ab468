import { anyCase } from '@casewright/law'
import type { Edit } from './edits.ts'
import { bodySaid, person } from './name-shapes.ts'
import { posts } from './signers.ts'

const part = "\\p{Lu}[\\p{L}’'-]{1,24}"
const post = anyCase(`(?:${posts}|[Oo]wners?)(?: (?:and|&) (?:${posts}))?`)
const its = '(?:its |the |our |their |whose )?'
const whom =
  "(?:us|them|(?:the |our |their )?[\\p{L}\\d][\\p{L}\\d&’'-]{0,24}(?: (?!and\\b|as\\b)[\\p{L}\\d&][\\p{L}\\d&’'-]{0,24}){0,4})"
const ends = '(?=[,;.\\n]|$)'
const signing = new RegExp(
  `(?<lead>(?:, (?:and )?|; ?))(?:${its}(?<before>${post}),? )?(?<name>${person})(?:(?:, | \\()${its}(?<behind>${post})\\)?,?)? (?:will sign|signs|is signing|is going to sign)(?: it)?(?<whom> (?:for|on behalf of) ${whom})?(?: as ${its}(?<as>${post}))?${ends}`,
  'gu',
)
/** 'Gus Hale signs for us, Maria Tello for the orchard': the second signs as well. */
const alsoFor = new RegExp(
  `(?:,|;|,? and) (?<=\\bsigns for ${whom}(?:,|;|,? and) )(?<name>${person})(?:(?:, | \\()${its}(?<behind>${post})\\)?,?)?,? (?:signs )?for (?<whom>${whom})${ends}`,
  'gu',
)
const heSigns =
  "\\)?,? (?:and )?(?:(?:he|she|they|who)(?:[’']s| is)? )?(?:will sign|[’']ll sign|signs|signing|is signing)(?: it)?(?: for (?:it|them|us))?"
/** 'They are Shore Cleaning LLC, owner Tom Beau, and he will sign.' */
const besideBody = new RegExp(
  `(?<![\\p{L}\\d])(?<body>${bodySaid})(?:, | \\()(?:${its}(?<before>${post})(?: is|,)? (?<one>${person})|(?<other>${person}) is ${its}(?<behind>${post}))${heSigns}${ends}`,
  'gu',
)
/** 'Signed by Colleen, by Luis, and by claims manager Beth Soren for Great Prairie.' */
const someone = `(?:(?:${its}(?:[\\p{Ll}-]+ )?${post} )?${part}(?: ${part}){0,2}(?:(?:, | \\()${its}${post}\\)?,?)?(?: for (?:the )?[\\p{Lu}][\\p{L}&’'-]*(?: [\\p{Lu}][\\p{L}&’'-]*){0,4})?)`
const signedByAll = new RegExp(
  `(?<=^|[.;\\n][ \\t]{0,3})(?:[Ii]t (?:is|will be) |[Tt]o be )?[Ss]igned by (?<all>${someone}(?:(?:,|,? and)(?: by)? ${someone})+)${ends}`,
  'gu',
)
const signerOfAll = new RegExp(
  `^(?:by )?(?:${its}(?<before>(?:[\\p{Ll}-]+ )?${post}) )?(?<name>${part}(?: ${part}){0,2})(?:(?:, | \\()${its}(?<behind>${post})\\)?,?)?(?: for (?:the )?(?<whom>.+))?$`,
  'u',
)

const conditional = /(?:^|[,(]\s?)(?:and |but )?(?:if|when|once|after|until|unless|as soon as|provided)\b[^,]{0,240}$/iu
const says = (name: string, office: string | undefined, forWhom: string | undefined) =>
  `${name}${office ? `, ${office},` : ''} signs${forWhom ? ` for ${forWhom}` : ''}`

/** Who signs for whom, told within a sentence that tells more, as a sentence of its own. */
export function signersApartIn(text: string): Edit[] {
  const inRun = [...text.matchAll(signing)].flatMap(({ index, 0: words, groups }): Edit[] => {
    const { lead = '', name = '', before, behind, whom: of, as } = groups ?? {}
    const said = text.slice(Math.max(...['.', ';', '\n'].map((stop) => text.lastIndexOf(stop, index - 1))) + 1, index)
    const end = index + words.length
    // 'Once it has cleared, Bo Tan signs' tells when.
    if (conditional.test(said.trim()) || said.trim() === '') return []
    const rest = /^, (?:and )?(?!\p{Lu}\p{L}+ \p{Lu}\p{L}+,? (?:for|\p{Ll}+,? signs)\b)/u.exec(
      text.slice(end, end + 80),
    )
    return [
      {
        start: index,
        end: end + (rest?.[0].length ?? 0),
        as: `${lead.startsWith(';') ? '; ' : '. '}${says(name, before ?? behind ?? as, of?.replace(/^ (?:for|on behalf of) /, ''))}${rest ? '. ' : ''}`,
        why: 'filler',
      },
    ]
  })
  const also = [...text.matchAll(alsoFor)].map(
    ({ index, 0: words, groups }): Edit => ({
      start: index,
      end: index + words.length,
      as: `. ${says(groups?.name ?? '', groups?.behind, groups?.whom)}`,
      why: 'filler',
    }),
  )
  const ofBodies = [...text.matchAll(besideBody)].map(({ index, 0: words, groups }): Edit => {
    const whose = groups?.body ?? ''
    return {
      start: index + whose.length,
      end: index + words.length,
      as: `${whose.endsWith('.') ? '' : '.'} ${says(groups?.one ?? groups?.other ?? '', groups?.before ?? groups?.behind, whose)}`,
      why: 'filler',
    }
  })
  return [...inRun, ...also, ...ofBodies, ...signedByEach(text)]
}

const signedByEach = (text: string): Edit[] =>
  [...text.matchAll(signedByAll)].flatMap(({ index, 0: words, groups }): Edit[] => {
    const each = (groups?.all ?? '').split(
      /,? and by |,? and (?=\p{Lu})|, (?:by )?(?=(?:its |the )?(?:\p{Ll}+ )?\p{L}+ \p{Lu}|\p{Lu})/u,
    )
    const said = each.map((one) => signerOfAll.exec(one)?.groups)
    return said.every(Boolean)
      ? [
          {
            start: index,
            end: index + words.length,
            as: said.map((one) => says(one?.name ?? '', one?.before ?? one?.behind, one?.whom)).join('. '),
            why: 'filler',
          },
        ]
      : []
  })
