import { anyCase } from '@casewright/law'
import { isKinAlone, kin } from '../kin.ts'
import type { Filled } from '../output.ts'
import type { Asked } from '../reading/asked.ts'

/** What stands behind a name in its line and is none of it. */
const behindName = /(?:\s{3,}|\s+(?:re|subject|date|tel|phone):).*$/isu
/** 'Terrence “TJ” Boudreaux but put Terrence Boudreaux'. */
const butPut = /^.+? but (?:put|use|write|make it) (?<name>\p{Lu}[\p{L}.'’ -]{2,60})$/u
/** 'daughter, Helen Burke', 'my daughter Helen Burke': who that is to somebody, before the name. 'Brother Industries' is a name. */
const kinBefore = new RegExp(
  `^(?:(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur) (?:${kin}),? |(?:${anyCase(kin)})(?:,|:) )(?=\\p{Lu})`,
  'u',
)
/** 'Helen Szymanski Burke' behind 'daughter' alone. */
const namedBehind = /^, (?<name>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3})(?=[,.;\n]|$)/u
/** 'Signed Rita Cole': how it is signed, before the name. */
const signedBefore = /^(?:[Ss]igned(?: by)?|[Ff]rom|[Ss]incerely)[:,]? (?=\p{Lu})/u
const cutStreet = /^\d{1,6}[A-Z]? (?:Ave(?:nue)?|Highway|Hwy|Route|Rte|County Road)\.?$/iu
const goesOn =
  /^ [A-Z\d]{1,4}(?:,? (?:Apt|Unit|Suite|Ste|#)\.? ?[\w-]{1,6})?(?:, \p{Lu}[\p{L} .'’-]{1,30}){0,2}(?: \d{5})?/u
const onlyAtEnd = /(?<=\p{L} \p{L}{2,20}) (?:Only|Both|Too|Also|Again|Now)$/u

/** An answer with what was cut off of it, and without what is none of it: a street’s own letter, what follows a name in its line. */
export function inFull({ holds }: Asked, text: string, one: Filled): Filled {
  if (holds === 'name' || holds === 'company') {
    const at = isKinAlone(one.value) && one.from ? text.indexOf(one.value) : -1
    const behind =
      at < 0 ? undefined : namedBehind.exec(text.slice(at + one.value.length, at + one.value.length + 90))?.groups?.name
    if (behind) return { ...one, value: behind }
    const said = butPut.exec(one.value)?.groups?.name
    const value = (said ?? one.value.replace(behindName, ''))
      .replace(onlyAtEnd, '')
      .replace(kinBefore, '')
      .replace(signedBefore, '')
      .trim()
    return value === '' || value === one.value ? one : { ...one, value }
  }
  // The stop of its sentence is none of an address.
  if (holds === 'address' && /\d{5}\.$/.test(one.value)) return { ...one, value: one.value.slice(0, -1) }
  if (holds !== 'address' || !cutStreet.test(one.value)) return one
  const at = text.indexOf(one.value)
  const more = at < 0 ? undefined : goesOn.exec(text.slice(at + one.value.length, at + one.value.length + 90))?.[0]
  return more ? { ...one, value: one.value + more } : one
}
