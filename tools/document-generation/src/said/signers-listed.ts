import { anyCase } from '@casewright/law'
import type { Edit } from './edits.ts'
import { posts } from './signers.ts'

const head = new RegExp(
  anyCase(
    '(?<=^|\\n[ \\t]{0,4}(?:[-*•–][ \\t])?|[.!?;][ \\t]{1,3})(?:signers?|signator(?:y|ies)|signing|signatures?|signature blocks?|who signs|to sign|signs|signed by)(?: for (?<party>[^:=\\n.]{2,40}))?[ \\t]?(?::|=|[–—-](?=[ \\t]))[ \\t]{0,3}\\n?',
  ),
  'gu',
)
const part = "\\p{Lu}[\\p{L}’'-]+"
const name = `(?<name>(?:(?:Dr|Mr|Ms|Mrs|Prof|Rev|Hon)\\.? )?${part}(?: \\p{Lu}\\.)?(?: (?:de|van|von|der|la|del))?(?: ${part}){1,2})`
const post = anyCase(`(?<post>(?:${posts})(?: (?:and|&) (?:${posts}))?(?: (?:of|for) \\p{L}{3,14}(?: \\p{L}{3,14})?)?)`)
const party =
  "(?<party>(?:[Tt]he )?[\\p{Lu}\\d][\\p{L}\\d’'&.-]*(?: (?:of |& |and )?[\\p{Lu}\\d][\\p{L}\\d’'&-]*){0,4})"
/** The part of one who signs, as a note calls it. */
const role = anyCase(
  '(?:the )?(?<role>seller|buyer|purchaser|landlord|lessor|tenant|lessee|provider|contractor|client|customer|consultant|employer|employee|company|lender|borrower|discloser|recipient)',
)
const roleAlone = new RegExp(`^${role}$`, 'u')
const bullet = '[ \\t]{0,4}(?:[-*•–][ \\t]{1,3})?'
const of = (source: string) => new RegExp(`${bullet}${source}`, 'uy')
/** How a list names one who signs. */
const entries: readonly RegExp[] = [
  // 'Hank Moreno, Manager, for seller', 'for the buyer: Lisa Chu, President'.
  of(`${name}(?:,[ \\t]|[ \\t]\\()(?:its |our |the )?${post}\\)?,?[ \\t](?:\\(|for |of )${role}\\)?(?!\\p{L})`),
  of(
    `(?:[Ff]or )?${role}[ \\t]?(?:[:=,]|[–—-])[ \\t]{1,2}${name}(?:(?:,[ \\t]|[ \\t]\\()(?:its |our |the )?${post}\\)?)?`,
  ),
  // 'Wei Chang, CEO, Vantage'.
  of(`${name},[ \\t](?:its |our |the )?${post},[ \\t]${party}`),
  // 'Larch - Dr. Paula Venn, CTO', 'Arbor: Hal Dobbs (General Counsel)'.
  of(`(?:[Ff]or )?${party}[ \\t]?(?:[:=,]|[–—-])[ \\t]{1,2}${name}(?:(?:, |[ \\t]\\()(?:its |our |the )?${post}\\)?)?`),
  // 'our founder, Odell Brant', 'Cumberland’s president Frances Kuyk'.
  of(`(?:(?<ours>[Oo]ur|[Mm]y)|${party}['’]s?) ${post},? ${name}`),
  // 'Lou Ferrante, VP (Ferrante Pumps)', 'Ida Koch, president, for Sunflower'.
  of(`${name}(?:, |[ \\t]\\()(?:its |our |the )?${post}\\)?,?[ \\t](?:\\(|for |of )(?:(?<ours>us)\\b|${party})\\)?`),
]
/** Of one who signs for the party that the head names. */
const alone = of(`${name}(?:(?:, |[ \\t]\\()(?:its |our |the )?${post}\\)?)?`)
/** 'Tamar - ??', 'Vine: TBD': nobody knows yet. */
const unknown = of(`${party}[ \\t]?(?:[:=]|[–—-])[ \\t]{0,2}(?:\\?{1,3}|TBD|tbd|unknown|not known|to come)`)
const between = /(?:[ \t]{0,3}(?:[.;,/]|,? and\b|&)[ \t]{0,3}(?:and[ \t])?|[ \t]{0,3})\n?/uy
const self = new RegExp(
  anyCase(
    `(?:\\b(?:we['’]re|we are|I['’]m with|us[:=]) (?<first>${part}(?: ${part})?)|(?<=^|[\\n:.;-][ \\t]{0,3})(?<second>${part}(?: ${part})?)(?![ \\t]?:)[^\\n;()]{0,120}\\((?:that['’]s )?us\\))`,
  ),
  'u',
)

/** 'Their chemist, Toby Reece, does not sign.': said to whoever writes. */
const signsNot =
  /(?<=^|\n[ \t]{0,4}(?:[-*•–][ \t])?|[.!?;][ \t]{1,3})(?!(?:if|when|where|unless|until|should|whoever|a|any)\b)(?:[^.!?;\n]|\b(?:Dr|Mr|Ms|Mrs|Co|Inc|Corp)\.){2,80}? (?:does not|doesn['’]?t|do not|will not|won['’]?t|is not|isn['’]?t|are not) (?:sign|signing|to sign|a signer|going to sign|a party to it)(?: (?:it|this|anything|here))?[.!]{0,2}(?=\s|$)/giu

/** Who signs for whom, in a list: as sentences that say so. */
export function signersListedIn(text: string): Edit[] {
  const us = self.exec(text)?.groups
  const ourName = us?.first ?? us?.second
  const not = [...text.matchAll(signsNot)].map(
    (found): Edit => ({ start: found.index, end: found.index + found[0].length, as: '', why: 'order' }),
  )
  const listed = [...text.matchAll(head)].flatMap((found): Edit[] => {
    const from = found.index + found[0].length
    const said: string[] = []
    let at = from
    let end = from
    for (let n = 0; n < 6; n++) {
      const next = [...entries, unknown, ...(found.groups?.party && n === 0 ? [alone] : [])].find((one) => {
        one.lastIndex = at
        return one.test(text)
      })
      if (!next) break
      next.lastIndex = at
      const one = next.exec(text)
      if (!one) break
      const { name: who, post: office, party: whose, ours, role: part } = one.groups ?? {}
      const headed = found.groups?.party?.trim().replace(/^the /i, '')
      const named = headed && roleAlone.test(headed) ? partyCalled(text, headed) : headed
      const of = ours ? ourName : part ? partyCalled(text, part) : (whose ?? named)
      if (who)
        said.push(`${who}${office ? `, ${office},` : ''} signs${of ? ` for ${of}` : ''}${of?.endsWith('.') ? '' : '.'}`)
      end = at + one[0].length
      between.lastIndex = end
      at = end + (between.exec(text)?.[0].length ?? 0)
      if (at === end) break
    }
    if (said.length === 0) return []
    // The stop behind the list is its last sentence's.
    const stop = /^\)?[.;]/.exec(text.slice(end))?.[0].length ?? 0
    return [{ start: found.index, end: end + stop, as: said.join('\n'), why: 'filler' }]
  })
  return [...listed, ...signedBy(text), ...signsToo(text), ...byPart(text), ...not]
}

const signedFor = new RegExp(
  `(?<=^|[\\n.;!][ \\t]{0,4}(?:[-*•–][ \\t])?)(?:[Ii]t (?:is|will be) |[Tt]o be )?[Ss]igned (?:for|on behalf of) ${party}[ \\t]by[ \\t]${name}(?:(?:,[ \\t]|[ \\t]\\()(?:its |our |the |as )?${post}\\)?)?(?=[.;\\n]|$)`,
  'gu',
)
const isIt = new RegExp(
  `(?<=[.;\\n][ \\t]{0,3}|, and )[Ff]or ${party},?[ \\t](?:it is|it['’]s|that is|that['’]s|it will be|it['’]ll be)[ \\t]${name}(?:,[ \\t]|[ \\t]\\()(?:its |our |the )?${post}\\)?(?=[.;\\n]|$)`,
  'gu',
)
/** 'I sign for us. For Kestrel it’s Joe Tran, Operations Manager.': behind a sentence on who signs. */
const signsToo = (text: string): Edit[] =>
  [...text.matchAll(isIt)].flatMap(({ index, 0: words, groups }) =>
    /\bsign(?:s|ing|ed|er)?\b/i.test(text.slice(Math.max(0, index - 90), index))
      ? [
          {
            start: index,
            end: index + words.length,
            as: `${groups?.name}, ${groups?.post}, signs for ${groups?.party}`,
            why: 'filler' as const,
          },
        ]
      : [],
  )

/** 'Signed for Redline by Dana Ortiz, General Manager.' */
const signedBy = (text: string): Edit[] =>
  [...text.matchAll(signedFor)].map(({ index, 0: words, groups }) => ({
    start: index,
    end: index + words.length,
    as: `${groups?.name}${groups?.post ? `, ${groups.post},` : ''} signs for ${groups?.party}`,
    why: 'filler',
  }))

const rowOfPart = new RegExp(
  `(?<=^|\\n)[ \\t]{0,4}(?:[-*•–][ \\t])?[Ss]ign(?:s|er|ed by|atory|ature)?[ \\t]{1,2}(?:for[ \\t])?(?:the )?(?<part>[A-Z]|\\p{L}{5,12})[ \\t]?:[ \\t]{0,3}${name},[ \\t](?<office>[^\\n;.]{3,60})(?=\\n|$)`,
  'gu',
)
const parts = [
  'Seller',
  'Buyer',
  'Landlord',
  'Tenant',
  'Provider',
  'Client',
  'Consultant',
  'Company',
  'Employer',
  'Employee',
  'Borrower',
  'Lender',
  'Recipient',
  'Discloser',
]
/** The line that names a part: 'Seller: Ames Tools LLC, 4 Mill Rd'. */
const named = new Map(
  parts.map((one) => [
    one,
    new RegExp(`(?<=^|\\n)[ \\t]{0,4}(?:[-*•–][ \\t])?${one}[ \\t]?[:=][ \\t]{0,3}(?<party>[^\\n,;(]{2,60})`, 'i'),
  ]),
)
const labelOf = (part: string): RegExp => named.get(part) ?? /(?!)/
const sameAs: Readonly<Record<string, string>> = {
  purchaser: 'Buyer',
  lessor: 'Landlord',
  lessee: 'Tenant',
  customer: 'Client',
  contractor: 'Provider',
}
/** The party with a part, where a line names it so; else the part, which tells it as well. */
function partyCalled(text: string, part: string): string {
  const known = sameAs[part.toLowerCase()] ?? part.charAt(0).toUpperCase() + part.slice(1).toLowerCase()
  return text.match(labelOf(known))?.groups?.party?.trim() ?? `the ${known}`
}
/** 'Sign S: Lena Buch, Vice President': who signs for the part with that letter or name. */
function byPart(text: string): Edit[] {
  return [...text.matchAll(rowOfPart)].flatMap(({ index, 0: row, groups }): Edit[] => {
    const { part = '', name: who = '', office = '' } = groups ?? {}
    const own = parts.filter((one) =>
      part.length === 1 ? one.startsWith(part) && labelOf(one).test(text) : one.toLowerCase() === part.toLowerCase(),
    )
    const [only] = own
    // Whoever reads who signs goes by the names of the parties.
    const whose = only && own.length === 1 ? text.match(labelOf(only))?.groups?.party?.trim() : undefined
    return whose
      ? [
          {
            start: index,
            end: index + row.length,
            as: `${who}, ${office.trim().replace(/ [–—-] /, ' of ')}, signs for ${whose}.`,
            why: 'filler',
          },
        ]
      : []
  })
}
