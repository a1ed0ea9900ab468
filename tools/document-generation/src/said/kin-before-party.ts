import { anyCase } from '@casewright/law'
import { kin } from '../kin.ts'
import type { Edit } from './edits.ts'

const role =
  '(?:[Ll]andlord|[Tt]enant|[Ss]eller|[Bb]uyer|[Bb]orrower|[Ll]ender|[Mm]aker|[Pp]ayee|[Hh]older|[Ee]mployer|[Ee]mployee|[Cc]lient|[Pp]rovider|[Cc]onsultant|[Ll]essor|[Ll]essee|[Pp]ayor|[Cc]laimant)'
const led = new RegExp(
  `(?<=^|[.;\\n][ \\t]{0,3})(?<role>${role})(?: is|:| =|,)? (?:her|his|my|our|their) (?:(?:old|former|good|younger|older|late|best) )?(?:${anyCase(kin)}|[Cc]lient),? (?=\\p{Lu}[\\p{L}.’'-]+ \\p{Lu})`,
  'gu',
)

/** 'Borrower her brother in law Randall Toomey': what a party is to somebody is no part of its name. */
export function kinBeforePartyIn(text: string): Edit[] {
  return [...text.matchAll(led)].map(({ index, 0: words, groups }) => ({
    start: index + (groups?.role ?? '').length,
    end: index + words.length,
    as: ': ',
    why: 'filler',
  }))
}
