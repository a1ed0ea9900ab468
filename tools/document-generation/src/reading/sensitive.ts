import { between, threeTwoFour } from '../sensitive/separators.ts'
import type { Asked } from './asked.ts'
import { type Evidence, ofAnother } from './evidence.ts'

const near = `${threeTwoFour}|\\d{9}`
const bare = threeTwoFour.replaceAll(between, '[\\p{Pd}./_]')
const ssn = new RegExp(
  `\\b(?:ssn|social\\ssecurity(?:\\snumber)?|social)\\b[^.\\n]{0,25}?(?<v>${near})\\b|(?<!\\d|\\d\\p{Pd})(?<bare>${bare})(?!\\d|\\p{Pd}\\d)`,
  'dgiu',
)
const passport =
  /\b(?:[Pp]assport(?:['’]s)?|PP)(?:\s(?:number|no\.?|#))?(?:\sis|:|,)?\s#?(?<v>(?=[A-Z\d]*\d)[A-Z\d]{6,12})\b/dg

/** Numbers that identify a person, where the document asks for them. */
export const fromSensitive = (text: string, asked: readonly Asked[]): Evidence[] =>
  asked.flatMap(({ field, holds }) => {
    const pattern = holds === 'ssn' ? ssn : holds === 'passport' ? passport : null
    return pattern
      ? [...text.matchAll(pattern)].flatMap((match): Evidence[] => {
          const place = match.indices?.groups?.v ?? match.indices?.groups?.bare
          return place && !ofAnother(text, place[0])
            ? [{ field: field.name, value: text.slice(...place), start: place[0], end: place[1], rank: 2 }]
            : []
        })
      : []
  })
