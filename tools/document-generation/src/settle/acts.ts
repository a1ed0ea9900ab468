import type { FoundName } from '@casewright/law'

/** What somebody does who has a part in a paper, and to whom: verbs with the part of who does it and of whom it is done to. */
interface Act {
  /** Part of whom the verb stands behind, and the pattern, from the end of the name on. */
  by: readonly [role: string, after: RegExp]
  /** Part of whom the verb stands before, and the pattern, up to the name. */
  to: readonly [role: string, before: RegExp]
}

const between = '[^.;:\\n?]{0,70}?'
const whose = '(?:(?:my|our|his|her|their|the|a|an)(?: \\p{Ll}+){1,3},? )?'
/** Behind 'is' only what goes on: 'was sold' and 'is hired' are done to somebody. */
const be = "(?:(?:['’]s| is| are|['’]re) (?=\\p{Ll}+ing\\b)| )"
const aside = '(?: \\([^()\\n]{0,60}\\))?'
const act = (by: string, verb: string, to: string, link: string): Act => ({
  by: [by, new RegExp(`^${aside}${be}${verb}\\b`, 'iu')],
  to: [to, new RegExp(`\\b${verb}\\b${link} ${whose}$`, 'iu')],
})
const engages = '(?:hir(?:es?|ing|ed)|engag(?:es?|ing|ed)|retain(?:s|ing|ed)?)'
const acts: Readonly<Record<string, readonly Act[]>> = {
  'service-agreement': [
    act('client', engages, 'provider', ''),
    // 'Blue Heron Catering, owner Fatima Said, will cater the wedding': who does the work.
    {
      by: [
        'provider',
        /^(?: \([^()\n]{0,60}\))?(?:, (?:owner|owned by|run by|by) [^,;.\n]{3,40},)? (?:will|shall|is going to|is to|agrees to) (?:cater|photograph|film|clean|mow|plow|paint|build|design|host|maintain|repair|install|remodel|landscape|haul|deliver|tutor|teach|train|translate|edit|write|develop|audit|inspect|service|manage|provide|perform|do the|play|DJ|bake)\b/iu,
      ],
      to: ['client', /\b(?:services|work) (?:for|to) $/iu],
    },
  ],
  'consulting-agreement': [act('client', engages, 'consultant', '')],
  'employment-contract': [
    act('employer', '(?:hir(?:es?|ing|ed)|employ(?:s|ing)|bringing on|taking on)', 'employee', ''),
  ],
  'sales-contract': [
    act('seller', '(?:sell(?:s|ing)?|sold)', 'buyer', `${between} to`),
    act('buyer', '(?:buy(?:s|ing)?|bought|purchas(?:es?|ing|ed))', 'seller', `${between} from`),
  ],
  'rental-agreement': [
    act(
      'landlord',
      '(?:leas(?:es|ing)|rent(?:s|ing) out|letting|rent(?:s|ing)(?=[^.;\\n]{0,80} to\\b))',
      'tenant',
      `${between} to`,
    ),
    act(
      'tenant',
      '(?:rent(?:s|ing)(?=[^.;\\n]{0,80} from\\b)|wants the \\p{Ll}+(?: \\p{Ll}+)?)',
      'landlord',
      `${between} from`,
    ),
  ],
  'promissory-note': [
    act('lender', '(?:lend(?:s|ing)?|lent|loan(?:s|ing|ed)?)', 'borrower', `(?:${between} to)?`),
    act('borrower', '(?:borrow(?:s|ing|ed)?)', 'lender', `${between} from`),
  ],
}

/**
 * The part that somebody has by what the notes say is done: who sells is the seller, whom somebody hires is the employee. `null`
 * where they say nothing, or two things.
 * @param type id of the template
 * @param mentions places of the name
 */
export function partByActs(
  type: string,
  text: string,
  mentions: readonly Pick<FoundName, 'start' | 'end'>[],
): string | null {
  const found = new Set(
    mentions.flatMap(({ start, end }) => {
      const before = text.slice(Math.max(0, start - 120), start)
      const lead = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. ')) + 1)
      const after = text.slice(end, end + 90)
      return (acts[type] ?? []).flatMap(({ by, to }) => [
        ...(by[1].test(after) ? [by[0]] : []),
        ...(to[1].test(lead) ? [to[0]] : []),
      ])
    }),
  )
  const [one, more] = found
  return one !== undefined && more === undefined ? one : null
}
