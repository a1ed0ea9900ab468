import { count, cues } from './cues.ts'

/** How people speak of what is kept in confidence. */
export const secrets: Record<string, RegExp> = {
  compelledTerms: cues(
    'subpoena\\w*',
    `(?:court|judge|regulator|agency|government|board|police|law) (?:orders?|requires?|demands?|makes|compels|forces)`,
    'compelled',
    'hand (?:something|it|them|anything) over',
    'if the law lets',
  ),
  licenseTerms: cues(
    'reverse[- ]engineer\\w*',
    'analy[sz]e',
    'lab test(?:ing|s)?',
    'figure out',
    'with what (?:they|she|he|it) learns?',
    'stays? (?:hers|his|theirs|ours|mine)',
    'may not be used',
  ),
  recipientTerms: cues(
    `(?:show|shows|share|shares|tell|disclose|discloses|give|gives|forward)(?: (?:it|them|this|anything|information))? (?:to|with) (?:its|their|his|her|our|your|any)`,
    '(?:nobody|no one) else',
    'need[- ]to[- ]know',
    'their (?:sub-?contractors|advisers|advisors|lawyers|accountants|investors|plant manager)',
    'own (?:people|employees|staff)',
    'who (?:may|can) see',
  ),
  directionTerms: cues(
    'one[- ]way',
    'unilateral',
    'mutual',
    'goes both ways',
    'only \\p{L}+ disclose[s]?',
    "(?:do not|don[’']t|does not|doesn[’']t) (?:tell|show|give) (?:us|me) anything",
    'both (?:sides|parties|of us) (?:show|share|disclose|exchange)',
  ),
  protectionTerms: cues(
    '(?:secret|quiet|confidential|private|protected|protection)(?: [^.;]{0,24})? (?:for|forever|always|until)',
    `(?:for )?${count} years of (?:protection|secrecy|confidentiality)`,
    'secrecy (?:lasts|goes on|continues)',
    'confidentiality (?:lasts|continues|ends|survives)',
    'trade secret',
  ),
  confidentialityTerms: cues(
    '(?:stays?|stay|keep|keeps|kept|remain|remains) (?:it |them |this |everything |all )?(?:secret|confidential|private|quiet)',
    'confidentiality',
    'may publish',
  ),
}
