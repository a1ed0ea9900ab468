import type { Edit } from '../edits.ts'

const kin =
  'mother|father|mom|dad|grandmother|grandfather|grandma|grandpa|sister|brother|wife|husband|son|daughter|boss|neighbor|landlord|friend|aunt|uncle'
const marks: readonly (readonly [RegExp, string])[] = [
  [/\b(?<l>i)(?=ll (?!health|effects?|will|at ease)[a-z])/giu, 'I’'],
  [/\b(?<l>i)(?=d (?:like|love|want|be|rather|hire|rehire|take|also|appreciate|expect|have|go|prefer)\b)/giu, 'I’'],
  [/\b(?<l>i)(?=(?:m|ve) [\p{L}\d])/giu, 'I’'],
  [
    /\b(?<l>(?:he|she|it|that|there|who|what|here))(?=s (?:a|an|the|to|been|not|my|our|her|his|their|so|over|only|just|no|going|gone|at|in|on|for|from|two|three|because|fine|good|been|all)\b)/giu,
    '’',
  ],
  [/\b(?<l>(?:they|you))(?=(?:re|ve|ll) \p{L})/giu, '’'],
  [
    new RegExp(
      `(?<=\\b(?:my|our|his|her|their) )(?<l>${kin})(?=s \\p{L})(?!s (?:and|or|who|are|were|have|in|on|at)\\b)`,
      'giu',
    ),
    '’',
  ],
  [/\b(?<l>(?:do|does|did|wo|ca|could|would|should|is|was|are|have|has|had)n)(?=t\b)/giu, '’'],
]

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const days = new RegExp(
  `\\b(?<day>(?:${months}) \\d{1,2})(?:st|nd|rd|th)? (?=\\d{4}\\b)|\\b(?<week>(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?=(?:${months}) \\d)|\\b(?<form>w-?2s?|w-?9s?)(?![\\p{L}\\d])`,
  'giu',
)
/** 'Friday January 15 2027', 'the w2s': as they are written. */
export const datesIn = (text: string): Edit[] =>
  [...text.matchAll(days)].map(
    ({ index, 0: words, groups }): Edit => ({
      start: index,
      end: index + words.length,
      as: groups?.form ? `W-${groups.form.replace(/^w-?/i, '')}` : `${words.trim()}, `,
      why: 'filler',
    }),
  )

/** 'Ill finish', 'its to', 'dont say': short forms that were dictated without their mark, where no other word is meant. */
export const joinedIn = (text: string): Edit[] =>
  marks.flatMap(([pattern, as]) =>
    [...text.matchAll(pattern)].map(({ index, groups }): Edit => {
      const own = groups?.l ?? ''
      return { start: index, end: index + own.length, as: as === 'I’' ? as : own + as, why: 'filler' }
    }),
  )
