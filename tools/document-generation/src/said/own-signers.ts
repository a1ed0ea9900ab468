import { anyCase, isBody, nameAt } from '@casewright/law'
import type { Place } from '../output.ts'

/** Who signs, and whether for those who speak, for the others, or for the body that was named right before. */
export interface SidedSigner extends Place {
  name: string
  post: string
  side: 'own' | 'other' | 'named'
}

/** How somebody says in his own name, or for 'us' and 'them', who signs; a name stands behind it. */
const before = (posts: string): RegExp =>
  new RegExp(
    anyCase(
      `(?<![\\p{L}])(?:(?<I>(?:I|we)(?: will|['’]ll|['’]m going to)? sign(?:ing)?(?: (?:it|this))?(?: (?:for|on behalf of) us)?(?: (?:it )?as (?:the |its |our |their )?(?<as>${posts}))?(?:, |: | ?[–—-] ))|(?:signs?|signing|signer|signatory|signature|sign(?:s|ing)? off)(?: is)? (?:for|on behalf of) (?<whom>us|our side|them|their side)(?: is|[ \\t]?[:=,]|[ \\t][–—-])[ \\t]{1,3}|(?:(?<ours>our|my)|(?<theirs>their)) (?:signer|signatory)(?: is|[ \\t]?[:=])[ \\t]{1,3}|whose (?<whose>${posts}) I am, (?:(?:and )?I['’]m )?)`,
    ),
    'gu',
  )
/** A name with an office, and for whom it signs: 'Deborah Finch signs for them, she's the president'. */
const behind = (posts: string): RegExp =>
  new RegExp(
    anyCase(
      `^(?:(?:, (?:its |the |our |their )?| \\()(?<first>${posts})\\)?,?)? (?:signs|will sign|is signing|is going to sign) (?:it )?(?:for|on behalf of) (?<whom>us|them)\\b(?:(?:,? (?:and )?(?:she|he)(?:['’]s| is)(?: the| their| our| its)? |,? as (?:the |their |our |its )?|, (?:the |their |our |its )?)(?<post>${posts})(?![\\p{L}]))?`,
    ),
    'u',
  )
const office = (posts: string): RegExp =>
  new RegExp(
    anyCase(
      `^(?: the younger| the elder)?(?:, (?:its |the |our |their )?| \\((?:its |the |our |their )?)(?<post>${posts})(?![\\p{L}])\\)?`,
    ),
    'u',
  )

const offices = new Map<string, RegExp>()
function officeIn(posts: string): RegExp {
  const known = offices.get(posts) ?? new RegExp(`(?<![\\p{L}])(?:${anyCase(posts)})(?![\\p{L}])`, 'gu')
  offices.set(posts, known)
  return known
}

/** Who signs for those who speak and for the others, as they say it themselves. */
export function sidedSigners(text: string, posts: string): SidedSigner[] {
  const found: SidedSigner[] = []
  for (const { index, 0: lead, groups } of text.matchAll(before(posts))) {
    const at = index + lead.length
    const one = nameAt(text, at)
    if (!one || one.start !== at || isBody(one.words) || !/\s/.test(one.words)) continue
    const after = office(posts).exec(text.slice(one.end, one.end + 80))
    const isOther = groups?.theirs !== undefined || /^their|^them/i.test(groups?.whom ?? '')
    found.push({
      start: index,
      end: one.end + (after?.[0].length ?? 0),
      name: one.words,
      post: groups?.as ?? groups?.whose ?? after?.groups?.post ?? '',
      side: groups?.whose ? 'named' : isOther ? 'other' : 'own',
    })
  }
  for (const { index } of text.matchAll(
    /(?<![\p{L}’'-])(?<!(?:\p{Lu}\p{L}{0,20}|(?<!\p{L})\p{Lu}\.) )\p{Lu}(?=[\p{L}.’'-]{1,30} (?:\p{Lu}|["“]))/gu,
  )) {
    const one = nameAt(text, index)
    if (!one || isBody(one.words) || !/\s/.test(one.words)) continue
    const after = behind(posts).exec(text.slice(one.end, one.end + 140))
    if (!after) continue
    found.push({
      start: one.start,
      end: one.end + after[0].length,
      name: one.words,
      post: after.groups?.first ?? after.groups?.post ?? '',
      side: /^us$/i.test(after.groups?.whom ?? '') ? 'own' : 'other',
    })
  }
  return found
}

/** Words of a sentence that only tells who signs. */
const small =
  /^(?:signs?|signing|signed|signer|signers|signatory|signature|acts?|acting|for|on|behalf|of|us|them|is|are|am|going|to|will|ll|re|s|it|this|and|as|its|the|their|our|my|his|her|he|she|they|we|i|me|by|through|in|whose|who|does|not|one|person|younger|elder|jr|sr|also|authorized|both|them|himself|herself|board|school|church|company|firm|city|town|college|shop|store|seller|buyer|landlord|tenants?|provider|client|consultant|employer|employee|lender|borrower)$/iu
/** Whether a sentence tells only that somebody signs who was read as signing, whatever it calls the party: 'for the brewery'. */
export function tellsOneWhoSigns(sentence: string, signers: readonly string[], posts: string): boolean {
  const [name] = signers
    .flatMap((value) => value.split(',')[0] ?? [])
    .filter((one) => one !== '' && sentence.includes(one))
  return (
    name !== undefined &&
    tellsSigner(
      sentence
        .replace(name, 'Name')
        .replace(/(?<=\bsigns?(?: it)? )(?:for|on behalf of) [^.;$\d]{2,60}?(?=[.;]|$| as )/u, ''),
      posts,
    )
  )
}
/** Whether words tell only who signs for whom, with the office: the place of that is where it is signed. */
export function tellsSigner(words: string, posts: string): boolean {
  if (!/\bsign(?:s|ing|er|ers|atory|ature)?\b|\bacts? by\b/iu.test(words) || /[\d$%?]|\bsigns? an? \p{Ll}/u.test(words))
    return false
  const rest = words.replace(/^\[[^“]*“|”\]\.?$/g, '').replace(officeIn(posts), ' ')
  return rest
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .every((word, n) => small.test(word) || (/^\p{Lu}/u.test(word) && (n > 0 || /^\p{Lu}\p{Ll}+$/u.test(word))))
}
