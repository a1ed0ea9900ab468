// Reads somebody of words that name nobody else.

import { givenNames } from '@casewright/templates'
import type { Party } from '../brief/party.ts'
import { partyIn } from '../brief/party-in.ts'
import { apposed } from '../brief/whole-party.ts'
import { asTitle, titleOf } from '../letters/titles.ts'

const desk =
  /^(?:the )?(?<desk>(?:\p{Lu}\p{L}+ ){0,2}(?:Committee|Board|Department|Office|Team|Desk))(?:,| (?:at|of)) (?:the )?(?<firm>\p{Lu}.+)$/u
const couple = /^(?<name>\p{Lu}[\p{L}’'-]+ (?:and|&) \p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+)(?<rest>(?:,.*)?)$/su
/** 'Their hiring manager, Mr. Joe Lindqvist', 'the property manager of Linden Arms, Ms. Tracy Volk'. */
const posted =
  /^(?:the|their|my|our|your|its) (?<post>[\p{Ll} -]{4,40}?)(?: (?:of|at|for) (?<firm>\p{Lu}[^,]{2,50}))?, (?=(?:(?:Mr|Mrs|Ms|Dr)\b|\p{Lu}))/u

/** What somebody is to who writes, and no title. */
const relation = /\b(?:landlord|landlady|boss|tenant|neighbor|member|owner)$/i
/** 'Medical director of Canyon View Family Clinic in Ogden'. */
const titledFirm =
  /^(?<post>.{3,60}?) (?:of|at|for|with) (?:the )?(?<firm>\p{Lu}.{1,80}?)(?: in (?<town>\p{Lu}[\p{L} .,]{1,60}))?$/u

/** A title and the firm that it is at, where both were read as one name. */
function parted(party: Party): Party {
  const found = titledFirm.exec(party.company ?? '')?.groups
  const post = found?.post?.replace(/^(?:an?|the) /i, '') ?? ''
  if (!found?.firm || !party.company || titleOf(post.toLowerCase())?.title !== post.toLowerCase()) return party
  const own = { ...party, company: found.firm }
  own.title ??= asTitle(post.toLowerCase())
  if (found.town) own.address ??= found.town
  return own
}

/** Whether what was read has all of what was said, but for small words. */
export function isAll(party: Party, said: string): boolean {
  const known = Object.values(party).join(' ').toLowerCase()
  const left = (said.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? []).filter(
    (word) =>
      !known.includes(word) &&
      !/^(?:the|and|for|our|old|new|out|attn|attention|retired|from|over|who|she|landlord|landlady|boss|manager|phone|cell|email|number|here|down|with|spelled|of|at|in|to|me|us|mr|ms|dr|is|he|so|st|on|an|my|we)$/.test(
        word,
      ),
  )
  return left.length < 2
}

/** Reads somebody of words, with what they are before their name. */
export function whoIn(said: string, isSelf = false): Party {
  const words = said
    .replace(/,? \((?:retired|ret\.)\)/i, '')
    .replace(/,? (?:no name|I don['’]?t (?:know|have) (?:the|a|his|her|their) name)\b.*/i, '')
    .replace(/^me,? (?=\p{Lu})/u, '')
  const at = desk.exec(words)?.groups
  if (at?.desk && at.firm)
    return { ...whoIn(at.firm), name: at.desk.replace(/(?:^| )\p{Ll}/gu, (one) => one.toUpperCase()) }
  const two = couple.exec(words)?.groups
  if (two?.name) {
    const rest = partyIn(`Ada Poe${two.rest ?? ''}`)
    const unit = /^, (?<unit>(?:unit|apt\.?|apartment|suite|lot|room) \S{1,6})$/i.exec(two.rest ?? '')?.groups?.unit
    return { ...rest, ...(unit && { address: unit.charAt(0).toUpperCase() + unit.slice(1) }), name: two.name }
  }
  const post = posted.exec(words)
  const isPost =
    post?.groups?.post !== undefined &&
    titleOf(post.groups.post)?.title === post.groups.post &&
    !relation.test(post.groups.post)
  const own = partyIn(isPost && post ? words.slice(post[0].length) : words.replace(apposed, ''), isSelf)
  if (isPost && post?.groups?.post) {
    own.title ??= asTitle(post.groups.post)
    if (post.groups.firm) own.company ??= post.groups.firm
  }
  if (own.more && !own.address && /^(?:unit|apt\.?|apartment|suite|lot|room) \S{1,6}$/i.test(own.more)) {
    own.address = own.more.charAt(0).toUpperCase() + own.more.slice(1)
    delete own.more
  }
  // 'Brightline Appliance, customer care': a desk of it.
  if (own.more && !own.title && /^(?:attn:? )?[\p{Ll} -]{4,30}$/u.test(own.more) && own.company && !own.name) {
    own.title = asTitle(own.more)
    delete own.more
  }
  const isGiven = (words: string | undefined) => givenNames.has((words?.split(' ')[0] ?? '').toLowerCase())
  if (own.name && own.company && !isGiven(own.name) && isGiven(own.company) && !/^(?:Mr|Ms|Mrs|Dr)\b/.test(own.name))
    [own.name, own.company] = [own.company, own.name]
  // 'The Wexford Inn' is called so.
  if (own.company && said.includes(`The ${own.company}`)) own.company = `The ${own.company}`
  return parted(own)
}
