// One part of what names somebody: a name, a position, a firm, a town.
import { isBody } from '@casewright/law'
import { givenNames } from '@casewright/templates'
import { isOrganization, mayBePerson } from '../letters/organizations.ts'
import { asTitle, titleOf } from '../letters/titles.ts'
import type { Party } from './party.ts'
import { titled } from './titled.ts'

const isPerson = (words: string) => mayBePerson(words) && !isOrganization(words) && !isBody(words)
export const isSurelyPerson = (words: string) =>
  isPerson(words) &&
  (/^(?:Mr|Mrs|Ms|Mx|Dr|Prof|Coach|Judge|Rev)\b/.test(words) ||
    givenNames.has((words.split(' ')[0] ?? '').toLowerCase()))

/** One part of a party between commas. */
export function takePart(party: Party, said: string, isFirst: boolean): void {
  const part = said.trim().replace(/^(?:the|our|my) /i, '')
  if (part === '') return
  if (/^(?:I|he|she|we|they|it|who|which)\b/i.test(part) || (!/\p{Lu}/u.test(part) && !titleOf(part))) {
    party.more = part
    return
  }
  const at = /^(?<name>.{1,80}?),? (?:at|of|with|from) (?<body>\p{Lu}.{0,220})$/u.exec(part)?.groups
  if (at && isPerson(at.name ?? '') && !party.name) {
    party.name = at.name ?? ''
    party.company ??= titled(at.body ?? '')
    return
  }
  // 'Plant manager at Huron Castings Inc.'
  const held = /^(?<post>.{3,80}) (?:at|with) (?:the )?(?<body>\p{Lu}.{1,160})$/u.exec(part)?.groups
  const office = titleOf(held?.post ?? '')
  if (held && office && office.length === held.post?.length && party.name && !party.title) {
    party.title = asTitle(office.title)
    party.company ??= titled(held.body ?? '')
    return
  }
  // 'Curtis Boyle the store manager', 'Brenda Ostrowski owner of Ostrowski hardware': a name and what they are in one breath.
  const named =
    /^(?<name>(?:(?:Mr|Mrs|Ms|Dr|Coach)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}\.?)? \p{Lu}[\p{L}’'-]+) (?<rest>\p{Ll}.+)$/u.exec(
      part,
    )?.groups
  // 'The president Harriet Boone.'
  const posted = /^(?<post>\p{Ll}[\p{Ll} ]{2,30}) (?<name>\p{Lu}[\p{L}’'-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}’'-]+)$/u.exec(
    part,
  )?.groups
  if (
    posted?.name &&
    titleOf(posted.post ?? '')?.length === posted.post?.length &&
    isPerson(posted.name) &&
    !party.name
  ) {
    party.name = posted.name
    party.title ??= asTitle(posted.post ?? '')
    return
  }
  const inOne =
    named && /^(?<post>\p{Ll}[\p{Ll} ]{2,30}?) (?<body>\p{Lu}[\p{L}&’'-]+ .+)$/u.exec(named.rest ?? '')?.groups
  if (
    named &&
    inOne &&
    isPerson(named.name ?? '') &&
    titleOf(inOne.post ?? '')?.length === inOne.post?.length &&
    !party.name
  ) {
    party.name = named.name ?? ''
    party.title ??= asTitle((inOne.post ?? '').replace(/^(?:the|our|my) /, ''))
    party.company ??= inOne.body ?? ''
    return
  }
  if (named && isPerson(named.name ?? '') && titleOf(named.rest ?? '') && !party.name) {
    party.name = named.name ?? ''
    takePart(party, named.rest ?? '', false)
    return
  }
  const title = titleOf(part)
  // The stop of 'Inc.' is no part of a title.
  if (title && title.length === part.replace(/(?<=\b(?:Inc|Co|Corp|Ltd))\.$/, '').length) {
    const own = /^(?<post>.{1,80}?) (?:of|at|for) (?<body>.{1,220})$/u.exec(title.title)?.groups
    const isOfFirm = /\b(?:owner|president|founder|partner|manager|proprietor|principal|ceo|member)$/i.test(
      own?.post ?? '',
    )
    if (own && !party.company && isOfFirm && /^\p{Lu}/u.test(own.body ?? '')) {
      party.title ??= asTitle(own.post ?? '')
      party.company = titled(`${own.body ?? ''}${part.endsWith('.') ? '.' : ''}`)
    } else party.title ??= asTitle(title.title)
    return
  }
  if (/^(?:Mr|Mrs|Ms|Mx|Dr)\.? (?:and|&) (?:Mr|Mrs|Ms|Dr)\b/.test(part) || (isSurelyPerson(part) && !party.name))
    party.name ??= part
  else if (isPerson(part) && isFirst && !party.name && !party.company) party.name = part
  else if (
    !party.company &&
    ((isFirst && !/^an? /.test(part)) ||
      isOrganization(part) ||
      isBody(part) ||
      (party.name && /^\p{Lu}\S* \p{Lu}/u.test(part)))
  )
    party.company = titled(part)
  else if (
    !party.address &&
    /^\p{Lu}[\p{L}. ]+$/u.test(part) &&
    !isFirst &&
    part.split(' ').length < 4 &&
    (party.company || party.name)
  )
    party.address = part
  else party.more = party.more ? `${party.more}, ${part}` : part
}
