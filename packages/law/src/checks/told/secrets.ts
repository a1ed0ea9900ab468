import { anyOf, type Telling } from './telling.ts'

const inMemory =
  /\b(?:retain|kept|keep|hold|held|remember|recall|remain|stor)\w*\b[^;]{0,60}\b(?:memor(?:y|ies)|minds?|heads?)\b|\b(?:unaided|unassisted|human) memor(?:y|ies)\b|\bremember\w*|\bresiduals?\b(?! (?:value|interest|amount|risk|payment|liabilit))|\b(?:people|personnel|employees|staff) recall\b/i
const isFree =
  /\b(?:us(?:e|es|ed|ing)|exploit\w*|disclos\w+)\b[^;]{0,200}\b(?:free(?:ly)?|any purpose|without (?:\w+ ){0,2}(?:restriction|limit\w*|obligation)|memor\w+|remember\w*|recall\w*)\b|\b(?:free|may|entitled|right)\b[^;]{0,60}\b(?:use|exploit|disclose)\b|\b(?:not|no|nothing)\b[^;]{0,60}\b(?:limit|restrict|prevent|prohibit|preclude|royalt\w*|obligat\w*)\w*/i

/** Secrets that leave in somebody’s head. */
export const secretTellings: Readonly<Record<string, readonly Telling[]>> = {
  'risk.residuals': [
    {
      all: [
        inMemory,
        isFree,
        anyOf('information', 'ideas?\\b', 'concepts?\\b', 'know-how', 'knowledge', 'residuals?\\b'),
      ],
      none: /\b(?:shall|may|will|must) not (?:\w+ ){0,3}(?:use|disclose|retain|remember)|\bcomputer memory\b|\bmemory (?:device|stick|card)s?\b|\bbackup\b|\broyalty (?:rate|payment)s?\b|\bintentionally memoriz/i,
    },
  ],
}
