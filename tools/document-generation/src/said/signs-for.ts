import { isBody } from '@casewright/law'
import { nameOfParty, type TemplateField } from '@casewright/templates'
import type { Place } from '../output.ts'
import { literal } from '../reading/literal.ts'

/** Who signs, with the office where one is told. */
export interface Signer extends Place {
  name: string
  post: string
  /** Whether it is the one who speaks. */
  isOwn?: boolean
}

/** What a party is called in short: 'Blue Heron', 'the association', 'the firm'. */
export function calledBy(name: string, role: string): RegExp {
  const words = nameOfParty(name).split(/[\s,]+/)
  // 'The village' is the Village of Alder.
  const kinds = words.filter((word) => /^\p{Lu}\p{Ll}{3,}$/u.test(word)).slice(words[1] === 'of' ? 0 : 1)
  // 'The brewery' is Calloway Brewing Company.
  const trades = kinds
    .flatMap((word) => trade.exec(word.toLowerCase())?.groups?.stem ?? [])
    .map((stem) => `${literal(stem)}(?:ery|er|ers|ing|y|ies)`)
  const short = [
    nameOfParty(name),
    words.slice(0, 2).join(' '),
    ...((words[0] ?? '').length > 4 ? [words[0] ?? ''] : []),
  ]
  return new RegExp(
    `(?<![\\p{L}\\d])(?:${short.filter(Boolean).map(literal).join('|')}|the (?:${[
      role,
      ...kinds,
      ...(isBody(name) ? ['company', 'firm'] : []),
    ]
      .map((word) => literal(word.toLowerCase()))
      .concat(trades)
      .join('|')}))(?![\\p{L}\\d])`,
    'gu',
  )
}

const suffix = /,? (?:Inc|LLC|L\.L\.C|Corp|Co|Ltd|LLP|LP|PLLC|PC|P\.C)\.?$/u
/** What a body is, by its name: the foundation of 'Alder Foundation', the village of 'Village of Alder'. */
const headOf = (name: string): string => {
  const [plain = ''] = name.replace(suffix, '').split(/ (?:of|for) /u)
  return plain.slice(plain.lastIndexOf(' ') + 1).toLowerCase()
}
/**
 * The parties that words beside an office name. Where two may be meant, the one that is what the words say: 'the foundation' is Alder
 * Foundation, and not Alder Foundation Printing LLC; 'Pike' is the one whose name begins with it.
 */
export function namedBy<One extends { name: string; role: string }>(beside: string, parties: readonly One[]): One[] {
  const all = parties.flatMap((party) => {
    const found = [...beside.matchAll(calledBy(party.name, party.role))].find(({ index }) => index < 6)
    return found ? [{ party, words: found[0] }] : []
  })
  if (all.length === 0) {
    const first = /^(?:the )?(?<word>\p{Lu}[\p{L}&’-]{2,})/u.exec(beside)?.groups?.word
    return parties.filter(({ name }) => first !== undefined && name.split(/[\s,]+/)[0] === first)
  }
  const most = Math.max(...all.map(({ words }) => words.length))
  const whole = all.filter(({ words }) => words.length === most)
  const kind = /^the (?<kind>\p{Ll}{3,})/u.exec(beside)?.groups?.kind
  const heads = whole.filter(({ party }) => headOf(party.name) === kind)
  return (heads.length === 1 ? heads : whole).map(({ party }) => party)
}

const trade = /^(?<stem>\p{Ll}{3,})(?:ing|ers?|ery|y)$/u

export interface Party {
  role: string
  known: TemplateField
  name: string
  from: Place
}

/** For which of the parties somebody signs: the one named last in the sentence before, else the one in whose part it stands. */
export function signsFor(text: string, { start, end, name }: Signer, parties: readonly Party[]): Party | undefined {
  const before = text.slice(Math.max(0, start - 200), start)
  const sentence = before.slice(Math.max(...[...'!?\n'].map((stop) => before.lastIndexOf(stop)), stopIn(before)) + 1)
  const after = /^,? (?:signs |signing )?for (?:the )?[^.;\n]{2,40}/u.exec(text.slice(end, end + 50))?.[0] ?? ''
  const said = (words: string) =>
    parties
      .map((one) => ({ one, at: [...words.matchAll(calledBy(one.name, one.role))].at(-1)?.index ?? -1 }))
      .filter(({ at }, n, all) => at >= 0 && all.every((other, m) => m === n || other.at !== at))
      .toSorted((one, other) => other.at - one.at)[0]?.one
  const beside = namedBy(after.replace(/^,? (?:signs |signing )?for /u, ''), parties)
  const named = (beside.length === 1 ? beside[0] : undefined) ?? said(after)
  // 'For the foundation' may be two: what stands before tells nothing of it.
  if (!named && beside.length > 1) return undefined
  // 'For Great Prairie', which is neither of them, is for neither.
  if (!named && /for (?:the )?\p{Lu}/u.test(after)) return undefined
  const bodies = parties.filter((one) => isBody(one.name))
  return (
    named ??
    (/for the \p{Ll}/u.test(after) && bodies.length === 1 ? bodies[0] : undefined) ??
    said(sentence) ??
    ofSameName(name, parties) ??
    parties.find(({ from }, n) => start >= from.end && start < (parties[n + 1]?.from.start ?? text.length))
  )
}
/** 'Gus Halvorsen' signs for Halvorsen Equipment LLC, where no other party bears the name. */
export function ofSameName(name: string, parties: readonly Party[]): Party | undefined {
  const family =
    name
      .replace(/,? (?:Jr|Sr|II|III)\.?$/, '')
      .split(' ')
      .at(-1) ?? ''
  const [one, ...more] = parties.filter(
    (each) => isBody(each.name) && family.length > 3 && each.name.split(/[\s,’']+/).includes(family),
  )
  return one && more.length === 0 ? one : undefined
}
const stopIn = (words: string): number =>
  [...words.matchAll(/(?<!\b(?:Inc|Co|Corp|Ltd|St|Ave|Rd|Dr|Mr|Ms|Mrs|Jr|Sr|No|\p{Lu}))\.\s/gu)].at(-1)?.index ?? -1

/** Who has an office signs for a body: of two parties of which one is a person, for the other. */
export function asBody({ post }: Signer, party: Party | undefined, parties: readonly Party[]): Party | undefined {
  if (!post || !party || isBody(party.name)) return party
  const bodies = parties.filter(({ name }) => isBody(name))
  return bodies.length === 1 ? bodies[0] : party
}
