import { jurisdictions, nameAt } from '@casewright/law'
import type { Filled } from '../output.ts'

const ofParty = /(?:Name|Party|Address|Signer)$/
const role =
  'landlord lessor landlady tenant tenants lessee seller sellers vendor buyer buyers purchaser provider contractor client customer consultant employer employee borrower lender lenders payor payer claimant discloser recipient er ee ll tt pltf plaintiff defs def defendant defendants owner owners party parties side'
const kind =
  'llc l.l.c inc corp co ltd llp lp pllc p.c pc p.a lpa corporation company partnership limited liability general professional nonprofit non-profit cooperative association trust incorporated ind individual individually sole proprietor proprietorship dba d b a doing business firm entity domestic foreign coop co-op organized formed under laws state'
const post =
  'president chair chairman chairwoman chairperson manager member managing partner director executive treasurer secretary officer counsel trustee principal agent ceo coo cfo cto vp vice chief operating financial general sole signatory signer signs sign signing signed authorized guy lady person contact woman man name names named called'
const small =
  "a an the and or of in at on to from for with by as is are am be it its it's that that's this these those he she they we i you his her their our my your who who's whose which he's she's they're we're i'm there here so also just like both not sure think don't will he'll she'll they'll 's out based located lives live living resides address office number no through acting own spelled file matter hyphen have has info but no made him need needs want wants lease agreement contract personal r u i us me same town nda between run runs owns hiring retaining engaging hired retained engaged memo settlement between homeowner homeowners employee jointly joint together wife husband spouse brother sister son daughter mother father partner roommate girlfriend boyfriend atty attorney lawyer"
const allowed = new Set(`${role} ${kind} ${post} ${small}`.split(' '))
for (const { name, code } of jurisdictions)
  for (const word of `${name} ${code}`.toLowerCase().split(/\s+/)) allowed.add(word)

/** A text without the whole names of persons in it. */
function withoutPersons(text: string): string {
  let left = ''
  let at = 0
  for (const { index } of text.matchAll(/(?<![\p{L}\d’'.-])\p{Lu}(?=[\p{L}.’'-]+ \p{Lu}|\.? \p{Lu})/gu)) {
    if (index < at) continue
    const name = nameAt(text, index)
    if (!name || name.body || !/\s/.test(name.words)) continue
    left += text.slice(at, name.start)
    at = name.end
  }
  return left + text.slice(at)
}

/**
 * Whether words of a contract only say who a party is: its name, where it is, what sort of body, who acts for it. The
 * paper says so where it names the parties, and no clause does.
 */
export function onlyNames(words: string, found: readonly Filled[]): boolean {
  let left = words.replace(/^(?:the |our |my |their )?\p{L}+(?: \p{L}+)? (?=(?:is|are)\b)/iu, '')
  const values = found
    .flatMap(({ field, value }) => (ofParty.test(field) ? [value, value.split(/, an? /)[0] ?? value] : []))
    .filter((value) => value.length > 3)
    .toSorted((one, other) => other.length - one.length)
  let named = false
  for (const value of values) {
    if (!left.includes(value)) continue
    left = left.replaceAll(value, ' ')
    named = true
  }
  const bare = withoutPersons(
    left
      .replace(/[“"][^“”"\n]{1,40}[”"] ?/gu, '')
      .replace(/\(\d\)/g, ' ')
      .replace(atFirm, ' ')
      .replace(inTown, ' '),
  )
  if (!named && bare === left && !saysKind.test(words) && !(hasPost.test(bare) && /^\p{Lu}\p{Ll}+['’]s /u.test(words)))
    return false
  // 'Amy’s office manager, Beth': of somebody with an office the given name is enough.
  const plain = hasPost.test(bare) ? bare.replace(/(?<![\p{L}])\p{Lu}\p{Ll}+(?:['’]s)?(?![\p{L}])/gu, ' ') : bare
  const rest =
    plain
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\d][\p{L}\d'.-]*/gu) ?? []
  return rest.every(
    (word) => allowed.has(word.replace(/[.'-]{1,2}$/, '').replace(/'s$/, '')) || /^[a-z](?:-[a-z])+$/.test(word),
  )
}
/** 'VP at First Sagebrush Bank': where somebody works besides. */
const atFirm =
  /(?<=\b(?:VP|CEO|president|manager|officer|director|partner|counsel|owner) )(?:at|of|for|with) (?:the )?(?:\p{Lu}[\p{L}&’'.-]*,? ?){1,6}/gu
/** 'Of Hudson, NH'. */
const inTown = /\b(?:of|in|from|near) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:, (?:[A-Z]{2}|\p{Lu}\p{Ll}+))?(?=[,.;]|$)/gu
const hasPost = /\b(?:manager|owner|president|partner|director|officer|treasurer|secretary|assistant)\b/i
const saysKind = /\b(?:LLC|[Cc]orporation|[Pp]artnership|[Ii]ncorporated|[Ll]imited liability company|d\/b\/a)\b/

/** Words that are no clause: a scrap of one or two that forbids nothing, a bare number, what answers a question that is not there. */
export function isScrap(words: string): boolean {
  const all = words.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))
  if (/^(?:no|not|non|never|without|none|mutual|exclusive|as[- ]is|furnished)\b/i.test(words)) return all.length < 2
  return all.length < 3 && !/:\s/.test(words)
}
