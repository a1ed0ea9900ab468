import type { Template } from '@casewright/templates'
import type { Edit } from './edits.ts'

const begins = String.raw`(?<=^|\n[ \t]{0,4}(?:[-*•] )?|[.!?;] {1,2})`
const paper = '(?:nda|n\\.d\\.a\\.?|non-?disclosure(?: agreement)?|confidentiality agreement|agreement|cda)'
/** What stands in a name with its state: no stop but one that a comma or a bracket follows, and that of a form. */
const named = String.raw`(?:[^.!?;\n]|\.(?=[,)])|(?<=\b(?:Inc|Corp|Co|Ltd|Dr|Mr|Ms|Mrs|St))\.(?= ))`
/** 'One way nda, Vireo Labs discloses to Pax LLC re a new cathode'. */
const direction = new RegExp(
  `${begins}(?<lead>(?:(?:need|draft|do|an?|want|please|pls) ){0,3}(?:one[- ]way|unilateral|1-way) ${paper}[,:;]?(?: [-–—])? (?:where |in which )?)(?<one>\\p{Lu}${named}{1,70}?)(?<verb>,? (?:(?:will|is going to|is|only|alone) )*(?:disclos(?:es?|ing)|shar(?:es?|ing)|show(?:s|ing)?|giv(?:es?|ing))(?: (?:its )?(?:info(?:rmation)?|data|secrets))? (?:to|with) )(?<other>\\p{Lu}${named}{1,80}?)(?:(?<about>,? (?:re|about|regarding|concerning|on|for):? )(?<what>[^.!?;\\n]{3,160}))?(?<stop>(?<!\\b(?:Dr|Mr|Ms|Mrs|St|Inc|Corp|Co|Ltd))[.!;] ?|\\n|$)`,
  'giu',
)
/** 'Mutual nda btw Orin Foods Inc & Tally Co-op re a possible merger'. */
const mutual = new RegExp(
  `${begins}(?<lead>(?:(?:need|draft|do|an?|want|please|pls) ){0,3}(?:mutual|two[- ]way|2-way|bilateral) ${paper}(?: btwn?| between| b\\/w| with| w\\/| for|[:,]) ?)(?<both>\\p{Lu}${named}{1,140}?)(?<about>,? (?:re|about|regarding|concerning):? )(?<what>[^.!?;\\n]{3,160})(?<stop>(?<!\\b(?:Dr|Mr|Ms|Mrs|St|Inc|Corp|Co|Ltd))[.!;] ?|\\n|$)`,
  'giu',
)
/** What the standard term says: 'trade secrets as long as they are trade secrets'. */
const lasting =
  /(?<=\b(?:\d{1,2}|two|three|five|seven|ten))[ -]?(?:yrs?|years?),? (?:and |but )?trade secrets? (?:for |last )?(?:as|so) long as (?:they|it) (?:are|is|stays?|remains?|qualif(?:y|ies)(?: as)?)(?: an?)? ?(?:trade secrets?|secret|such|one|protected)?(?=[.!;\n]|$)/giu
const allowed = new RegExp(
  `${begins}(?<lead>(?:it['’]?s |it is |they(?:['’]re| are) |recipient (?:is )?)?(?:ok|okay|fine|allowed|free) to )(?<verb>share|show|disclose|give|pass)(?= (?<to>with|w\\/|to|it)\\b| w\\/)`,
  'giu',
)
/** 'NDA between Ridge Inc. and Ann Lee, to evaluate a possible license': what the two talk about. */
const forWhat =
  /\b(?:nda|non-?disclosure agreement|confidentiality agreement)\b[^;\n]{10,320}?(?<lead>,? (?:so (?:that )?they can |in order to |to )(?=(?:evaluate|explore|discuss|consider|negotiate|assess|review|pursue|look (?:at|into)|talk about)\b))(?<what>[^.;\n]{8,170}(?:\.(?=\d)[^.;\n]{0,60})?)(?<stop>\.(?= |\n|$)|\n|$)/iu
const whose = /(?<=\b(?:with|w\/|to) )their(?= \p{L})/giu

/** What notes for an agreement on confidence tell in a few words: who discloses to whom and about what, and whom may be told. */
export function confidenceToldIn({ id }: Template, text: string): Edit[] {
  if (id !== 'non-disclosure-agreement') return []
  const sides = [...text.matchAll(direction)].flatMap(({ index, 0: words, groups }): Edit[] => {
    const { lead = '', one = '', verb = '', other = '', about = '', stop = '' } = groups ?? {}
    if (!/^\p{Lu}/u.test(one) || !/^\p{Lu}/u.test(other)) return []
    const put = (start: number, length: number, as: string): Edit => ({ start, end: start + length, as, why: 'filler' })
    const [atVerb, atAbout] = [
      index + lead.length + one.length,
      index + lead.length + one.length + verb.length + other.length,
    ]
    return [
      put(index, lead.length, 'One-way NDA.\nDiscloser: '),
      put(atVerb, verb.length, '\nRecipient: '),
      ...(about ? [put(atAbout, about.length, '\nPurpose: the disclosure of information about ')] : []),
      put(index + words.length - stop.length, stop.length, '\n\n'),
    ]
  })
  const purpose = sides.length === 0 && !/\bpurpose\b/iu.test(text) ? forWhat.exec(text) : null
  const { lead = '', what = '', stop = '' } = purpose?.groups ?? {}
  const told: Edit[] = []
  if (purpose) {
    const end = purpose.index + purpose[0].length
    const at = end - stop.length - what.length - lead.length
    told.push({ start: at, end: at + lead.length, as: '.\nPurpose: to ', why: 'filler' })
    told.push({ start: end - stop.length, end, as: '\n\n', why: 'filler' })
  }
  const may = [...text.matchAll(allowed)].flatMap(({ index, 0: words, groups }): Edit[] => {
    const end = index + words.length
    const stop = text.slice(end).search(/[.!?;\n]|$/)
    const own = [...text.slice(end, end + stop).matchAll(whose)].map(
      ({ index: at, 0: word }): Edit => ({ start: end + at, end: end + at + word.length, as: 'its', why: 'filler' }),
    )
    const verb = groups?.verb ?? ''
    return [
      {
        start: index,
        end,
        as: `The Recipient may ${verb}${/^it$/i.test(groups?.to ?? '') ? '' : ' Confidential Information'}`,
        why: 'filler',
      },
      ...own,
    ]
  })
  const both = [...text.matchAll(mutual)].flatMap(({ index, 0: words, groups }): Edit[] => {
    const { lead = '', both: names = '', about = '', stop = '' } = groups ?? {}
    const at = index + lead.length + names.length
    return /^\p{Lu}/u.test(names)
      ? [
          { start: index, end: index + lead.length, as: 'Mutual NDA.\nParties: ', why: 'filler' },
          { start: at, end: at + about.length, as: '\nPurpose: the exchange of information about ', why: 'filler' },
          { start: index + words.length - stop.length, end: index + words.length, as: '\n\n', why: 'filler' },
        ]
      : []
  })
  const secrets = [...text.matchAll(lasting)].map(
    ({ index, 0: words }): Edit => ({ start: index, end: index + words.length, as: ' years', why: 'filler' }),
  )
  return [...sides, ...both, ...(both.length > 0 ? [] : told), ...may, ...secrets]
}

const noSuch = new RegExp(
  `${begins}(?:(?:this|it) (?:is|['’]s) |it['’]s |does(?: not|n['’]t) (?:create|make|form) )?(?:not|no)? ?(?:an? )?(?<what>joint venture|JV|partnership|agency(?: relationship)?|franchise|fiduciary (?:duty|relationship))(?: (?:is )?(?:created|formed|intended))?(?=[.!]? {0,2}(?:\\n|$)|[.!] )`,
  'giu',
)
/** 'Not a joint venture.' */
export const noVentureIn = ({ tab }: Template, text: string): Edit[] =>
  tab !== 'contracts'
    ? []
    : [...text.matchAll(noSuch)].flatMap(({ index, 0: words, groups }): Edit[] =>
        /\bno[nt]?\b|n['’]t\b/i.test(words)
          ? [
              {
                start: index,
                end: index + words.length,
                as: `This Agreement does not create ${/^agency|^fiduciary/i.test(groups?.what ?? '') ? 'an' : 'a'} ${groups?.what?.toLowerCase().replace('jv', 'joint venture')}`.replace(
                  'an fiduciary',
                  'a fiduciary',
                ),
                why: 'filler',
              },
            ]
          : [],
      )

const same =
  /(?<=^|[.!?;,\n] {0,3})(?<first>\p{L}[\p{L} ]{1,30} )(?<head>\p{L}{3,16}),? (?:oh |um |uh )?(?:wait,? no|no,? wait|no,? sorry|sorry,? no|actually,? no|no,? actually|scratch that|strike that|I mean|I meant|correction)[,:]? (?<then>\p{L}[\p{L} ]{1,30} )\k<head>(?![\p{L}])/giu
/** 'Utah law wait no Delaware law': what is said again with another word before it. */
export const saidAgainIn = (text: string): Edit[] =>
  [...text.matchAll(same)].map(({ index, 0: words, groups }) => {
    const { then = '', head = '' } = groups ?? {}
    return { start: index, end: index + words.length - then.length - head.length, as: '', why: 'corrected' }
  })
