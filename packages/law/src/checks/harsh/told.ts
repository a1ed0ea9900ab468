import { type Ground, type GroundId, groundsIn } from './grounds.ts'
import { heads } from './heads.ts'
import type { HarshTerm } from './term.ts'

interface Told {
  /** Why it is harsh, of `{said}`, `{bearer}` and `{gainer}`. */
  why: string
  /** What to ask for. */
  ask: string
}

/** What each ground does, and what to ask for. */
const told: Readonly<Record<GroundId, Told>> = {
  untold: { why: '{bearer} is not told first (“{said}”)', ask: 'written notice in time to object' },
  unasked: { why: '{bearer} is not asked (“{said}”)', ask: 'the written consent of {bearer}' },
  anytime: { why: 'it may be done “{said}”', ask: 'a reason that both can test, and notice' },
  alone: { why: '{gainer} alone decides (“{said}”)', ask: 'a measure that both can test' },
  anyhow: { why: 'it holds “{said}”', ask: 'an exception for what {gainer} does or causes' },
  anyway: { why: 'it holds “{said}”', ask: 'those words to be struck' },
  unreturned: { why: 'nothing comes back or is credited (“{said}”)', ask: 'credit for what was not received' },
  held: { why: 'it is held back (“{said}”)', ask: 'its return whatever is in dispute' },
  forfeited: { why: 'what is lost need not match any harm (“{said}”)', ask: 'a limit to the loss that is proven' },
  unpaid: { why: 'nothing is paid for it (“{said}”)', ask: 'pay for it at a stated rate' },
  atCost: { why: 'one side carries the whole cost (“{said}”)', ask: 'a limit to that cost' },
  remediless: { why: 'a right is taken away (“{said}”)', ask: 'that right back, or a limit to its loss' },
  endless: { why: 'it lasts long or has no end (“{said}”)', ask: 'a shorter time' },
  afterEnd: { why: 'it binds for long (“{said}”)', ask: 'a shorter time' },
  waits: { why: 'it hangs on this: “{said}”', ask: 'the same without that condition' },
  atOnce: { why: 'no time is left (“{said}”)', ask: 'notice and time to cure' },
  byPosting: { why: 'it takes effect without a signature (“{said}”)', ask: 'the written consent of {bearer}' },
  wide: { why: 'its words reach far (“{said}”)', ask: 'words that name what is meant and nothing else' },
  deemed: { why: 'something counts though nobody said or showed it (“{said}”)', ask: 'a signed consent instead' },
  short: { why: 'the time is short (“{said}”)', ask: 'at least thirty days from when it can be known' },
  perUnit: { why: 'a set sum is owed whatever was lost (“{said}”)', ask: 'a cap, or the loss that is proven' },
  unlimited: { why: 'no limit is set (“{said}”)', ask: 'a cap' },
}

const limits: readonly (readonly [name: string, there: RegExp])[] = [
  ['notice', /\bnotice\b|\bnotif\w+|\bdays?\b|\bweeks?\b|\bmonths?\b|\bin advance\b|\bbeforehand\b/i],
  ['reason', /\breason\w*|\bcause\b|\bbreach\w*|\bdefault\w*|\bif\b|\bwhere\b|\bwhen\b/i],
  ['limit in amount or time', /\$|\d|\b(?:cap|limit\w*|exceed|at most|no more than|up to|until|percent)\b/i],
]
const ofBurden: readonly (readonly [name: string, there: RegExp])[] = [
  ...limits.slice(2),
  ['exception', /\b(?:except|unless|other than|save|but|to the extent)\b/i],
]

/** What to ask for where it is not there. */
const wanted: Readonly<Record<string, string>> = {
  notice: 'notice',
  reason: 'a reason',
  'limit in amount or time': 'a limit',
  exception: 'an exception',
}

const listed = (all: readonly string[]): string =>
  all.length > 1 ? `${all.slice(0, -1).join(', ')}, and ${all.at(-1)}` : (all[0] ?? '')

/** What the sentence does not ask for, where none of its words says by itself what is harsh. */
const absent = (words: string, { by, bearer, gainer }: HarshTerm): Told | undefined => {
  const open = (by === 'power' ? limits : ofBurden).flatMap(([name, there]) => (there.test(words) ? [] : [name]))
  if (open.length === 0) return undefined
  const asked = open.map((name) => wanted[name] ?? name)
  return {
    why: `${by === 'power' && gainer ? `${gainer} has this power, and ` : bearer ? `${bearer} carries this, and ` : ''}no ${open.join(' and no ')} is named`,
    ask: open.length > 2 ? listed(asked) : asked.join(' and '),
  }
}

/** UTF-16 units of a sentence that are quoted. */
const longest = 240

/** The sentence, or of a long one the words around what makes it harsh. */
const quoted = (words: string, [first]: readonly Ground[]): string => {
  const whole = words.replace(/[.;,:]{1,3}$/, '').replace(/["“”]/g, "'")
  if (whole.length <= longest) return `${whole}.`
  const end = first ? first.at + first.said.length : longest
  const from = end <= longest ? 0 : whole.indexOf(' ', Math.max(0, end - longest)) + 1
  const rest = whole.slice(from)
  const cut = rest.length <= longest ? rest : rest.slice(0, rest.lastIndexOf(' ', longest))
  return `${from > 0 ? '… ' : ''}${cut}${cut.length < rest.length ? ' …' : '.'}`
}

const fill = (text: string, { bearer, gainer }: HarshTerm, said: string, open: readonly [string, string]): string =>
  text
    .replaceAll('{said}', () => said.replace(/["“”]/g, "'"))
    .replaceAll('{bearer}', () => bearer ?? open[0])
    .replaceAll('{gainer}', () => gainer ?? open[1])

/** What stands in a harsh sentence, on whom it is harsh and by which of its words, and what to ask for. */
export const toldOf = (sentence: string, term: HarshTerm): string => {
  const words = sentence.replace(/\s+/g, ' ').trim()
  const isKindTold = term.id !== 'harsh.term'
  const found = groundsIn(words)
  const nothingSaid = found.length === 0 && !isKindTold ? absent(words, term) : undefined
  const all = [
    ...found.map((one) => ({ why: told[one.id].why, ask: told[one.id].ask, said: one.said })),
    ...(nothingSaid ? [{ ...nothingSaid, said: '' }] : []),
  ]
  const ofKind = isKindTold
    ? [fill(heads[term.id].says.replace(/\.$/, ''), term, '', ['one side', 'the other side'])]
    : []
  const whys = [...ofKind, ...all.map(({ why, said }) => fill(why, term, said, ['whoever bears it', 'one side']))]
  const asks = new Set(all.map(({ ask }) => fill(ask, term, '', ['whoever bears it', 'the other side'])))
  const whom = term.bearer ? `is harsh on ${term.bearer}` : term.gainer ? `favors ${term.gainer}` : 'is harsh'
  const why = whys.length > 0 ? `: ${whys.join('; ')}` : ''
  const ask = isKindTold || asks.size === 0 ? '' : ` Ask for ${listed([...asks])}.`
  return `It says “${quoted(words, found)}” This ${whom}${why}.${ask}`
}
