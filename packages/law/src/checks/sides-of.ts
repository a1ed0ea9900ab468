import type { DocumentText } from '@casewright/core'
import { findParties } from '../parties/parties.ts'
import { checkedDocument } from './checked-document.ts'
import { roles } from './reading/acts.ts'
import { labeledParties, quotedParties } from './reading/labeled-parties.ts'

type Read = Pick<DocumentText, 'text' | 'blocks' | 'pages'>

const modal =
  '(?:shall|will|may|must|agrees?|acknowledges?|represents?|warrants?|hereby|grants?|reserves?|undertakes?|waives?|is|are|has|have)'
/** 'You shall', 'Google will', 'the Licensee may': whoever acts in the text. */
const subject = new RegExp(
  `(?<![\\p{L}’'-])((?:\\p{Ll}{1,4})?\\p{Lu}[\\p{L}&]{0,20}(?: \\p{Lu}[\\p{L}&]{1,20}){0,2}|you|we)(?:,[^,.;]{1,60},)? ${modal}\\b`,
  'gu',
)
const fewest = 3
/** How many names are enough to look among. */
const most = 8

const isRole = new RegExp(`^(?:${roles})$`)
const isReader = /^(?:you|we)$/i
/** The last is what a wrong character set makes of the first. */
const apostrophes = ['’', "'", '?']
/** 'Oak gives its program (“Software”)': a thing is no side. */
const isThing =
  /^(?:software|services?|products?|agreement|licen[sc]e|documentation|materials?|sites?|website|platform|content|programs?|apps?|applications?|technology|data|order|premises|property|equipment|goods|work|works|unit|vehicle|collateral|center|project|facility)$/i
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
export const named = (name: string): RegExp => new RegExp(`(?<![\\p{L}’'-])${escaped(name)}(?![\\p{L}-])`, 'giu')

/** Names that act again and again: a part in a bargain, 'you' and 'we', or a name that also owns something. */
const actorsIn = ({ text }: Read): string[] => {
  const counts = new Map<string, number>()
  for (const [, found = ''] of text.matchAll(subject)) {
    const name = isReader.test(found)
      ? found.charAt(0).toUpperCase() + found.slice(1).toLowerCase()
      : found.replace(/^The /, '')
    if (isRole.test(name) || isReader.test(name) || apostrophes.some((mark) => text.includes(`${name}${mark}s`)))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const often = [...counts].filter(([, count]) => count >= fewest).toSorted(([, one], [, other]) => other - one)
  return often.map(([name]) => name).slice(0, most)
}

const known = new WeakMap<Read, string[]>()

/** The sides of a paper by the names that it gives them, read once while its findings are gone through. */
export const sidesOf = (source: Read): string[] => {
  const sides = known.get(source) ?? readSides(source)
  known.set(source, sides)
  return sides
}

/** What the paper calls its sides: as it defines or labels them, else whoever acts in it. */
const readSides = (source: Read): string[] => {
  const document = checkedDocument(source)
  const defined = [
    ...findParties(document).map(({ role, name }) => role ?? name),
    ...labeledParties(document).map(({ role }) => role),
    ...quotedParties(document).map(({ role }) => role),
  ].map((name) => asWritten(source, name.replace(/^the /i, '').trim()))
  const own = [...new Set(defined)].filter(
    (name) => name.length > 1 && !isThing.test(name) && (source.text.match(named(name))?.length ?? 0) > 1,
  )
  return own.length >= 2 ? own : withoutTwins([...new Set([...own, ...actorsIn(source)])])
}

/** 'Licensee' for a 'LICENSEE' that only its definition writes in capitals. */
const asWritten = ({ text }: Read, name: string): string => {
  const small = name.charAt(0) + name.slice(1).toLowerCase()
  return /^\p{Lu}{3,}$/u.test(name) && text.split(small).length > text.split(name).length ? small : name
}

const whoBuys = /^(?:customer|client|licensee|user|subscriber|member|participant|developer|buyer|tenant|contributor)$/i
/** 'You' is the customer where the paper has one, and 'we' the one that has a name. */
const withoutTwins = (names: readonly string[]): string[] => {
  const isNamed = (name: string) => !isReader.test(name) && !whoBuys.test(name)
  return names.filter(
    (name) =>
      !(/^you$/i.test(name) && names.some((one) => whoBuys.test(one))) && !(/^we$/i.test(name) && names.some(isNamed)),
  )
}
