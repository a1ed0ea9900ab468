import type { Edit } from '../edits.ts'

const marks: readonly (readonly [RegExp, string])[] = [
  [/\b(?<l>i)(?=ll (?!health|effects?|will|at ease)[a-z])/giu, 'I’'],
  [/\b(?<l>i)(?=d (?:like|love|want|be|rather|hire|rehire|take|also|appreciate|expect|have|go|prefer)\b)/giu, 'I’'],
  [/\b(?<l>i)(?=(?:m|ve) [\p{L}\d])/giu, 'I’'],
  [/\b(?<l>(?:he|she|it|that|there|who|what|here))(?=s (?:a|an|the|to|been|not|my|our|her|his|their|so|over|only|just|no|going|gone|at|in|on|for|from|two|three|because|fine|good|been|all)\b)/giu, '’'],
  [/\b(?<l>(?:they|you))(?=(?:re|ve|ll) \p{L})/giu, '’'],
  [/\b(?<l>(?:do|does|did|wo|ca|could|would|should|is|was|are|have|has|had)n)(?=t\b)/giu, '’'],
]

/** 'Ill finish', 'its to', 'dont say': short forms that were dictated without their mark, where no other word is meant. */
export const joinedIn = (text: string): Edit[] =>
  marks.flatMap(([pattern, as]) =>
    [...text.matchAll(pattern)].map(({ index, groups }): Edit => {
      const own = groups?.l ?? ''
      return { start: index, end: index + own.length, as: as === 'I’' ? as : own + as, why: 'filler' }
    }),
  )
