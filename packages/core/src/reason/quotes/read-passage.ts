import { type CutOff, cutOff, isCarried } from './cut-off.ts'
import { faultOfEnds } from './ends.ts'
import { tooFewWords } from './enough.ts'
import { faultOfGap, hidesSentenceEnd } from './gap.ts'
import type { Joint, Parts } from './parts.ts'
import { most, type Place, type Quotable } from './place.ts'
import { mostReplaced, replace, replaceEnds } from './replaced.ts'
import { sentenceEnds } from './sentences.ts'

/** A passage in which the parts of a quotation stand in order, and what is to be said of it. */
export interface Passage extends Place {
  /** What each ellipsis leaves out. */
  gaps: Place[]
  /** The words for which the writer put others in brackets. */
  replaced: { written: string; place: Place }[]
  /** Why the parts may not stand together; null where they may. */
  fault: string | null
  /** That is the end or the beginning of its sentence, which is left out. */
  isCutShort: boolean
  /** Words in brackets turn the sense of what they stand for. */
  turns: boolean
  /** Words of its sentence that were cut off, and change what it says; null where nothing was, or the writer has the like. */
  cut: CutOff | null
}

/** The furthest at which the next part is looked for, in words: beyond a page it is told as too far. */
const furthest = 3000
/** Passages that are tried: of words that stand in more, none can be meant. */
const mostTried = 40

/**
 * The best passage for a quotation: one without fault, else the first; null where its parts stand in no order.
 * @param leadIn what the writer's own sentence says before it
 */
export function passageOf(
  quotable: Quotable,
  parts: Parts,
  places: readonly Place[][],
  leadIn?: string,
): Passage | null {
  const counts = places.map((of, at) => of.length * (parts.parts[at]?.words.length === 1 ? 50 : 1))
  const pivot = counts.indexOf(Math.min(...counts))
  let best: Passage | null = null
  for (const place of places[pivot]?.slice(0, mostTried) ?? []) {
    const chain = chainAround(quotable, parts, places, pivot, place)
    if (!chain) continue
    const passage = judged(quotable, parts, chain, places)
    if (passage.cut && leadIn !== undefined && isCarried(leadIn, passage.cut.kind)) passage.cut = null
    if (!best || rank(passage) < rank(best)) best = passage
    if (rank(best) === 0) return best
  }
  return best
}

const rank = ({ fault, turns, cut, replaced }: Passage) =>
  fault ? 4 : turns ? 3 : cut ? 2 : replaced.length > 0 ? 1 : 0

function chainAround(
  quotable: Quotable,
  { parts, joints }: Parts,
  places: readonly Place[][],
  pivot: number,
  place: Place,
): Place[] | null {
  const chain = [place]
  const within = (at: number, from: number, to: number): readonly Place[] => {
    const [part, known] = [parts[at], places[at] ?? []]
    return part && known.length === most ? quotable.placesWithin(part, from, to) : known
  }
  for (let at = pivot + 1; at < places.length; at++) {
    const last = chain.at(-1) as Place
    const reach = last.to + reachOf(joints[at])
    const size = parts[at]?.words.length ?? 0
    const next = within(at, last.to, reach + size).find(({ from }) => from >= last.to && from <= reach)
    if (!next) return null
    chain.push(next)
  }
  for (let at = pivot - 1; at >= 0; at--) {
    const [first] = chain as [Place]
    const reach = first.from - reachOf(joints[at + 1])
    const size = parts[at]?.words.length ?? 0
    const before = within(at, reach - size, first.from).findLast(({ to }) => to <= first.from && to >= reach)
    if (!before) return null
    chain.unshift(before)
  }
  return chain
}

const reachOf = (joint: Joint | undefined) => (joint?.ellipsis ? furthest : mostReplaced)

function judged(
  quotable: Quotable,
  { parts, joints }: Parts,
  chain: readonly Place[],
  places: readonly Place[][],
): Passage {
  const { text } = quotable
  const [first, last] = [chain[0] as Place, chain.at(-1) as Place]
  const passage: Passage = {
    ...{ from: first.from, to: last.to },
    gaps: [],
    replaced: [],
    fault: null,
    isCutShort: false,
    turns: false,
    cut: null,
  }
  const blame = (fault: string | null) => {
    passage.fault ??= fault
  }
  for (const [at, part] of parts.entries()) {
    const { from, to } = chain[at] as Place
    // Of a part that is like the text but for a hyphen the words do not stand one for one.
    if (to - from !== part.words.length) continue
    if (hidesSentenceEnd(text, from, part)) blame(hidden)
    if ([...part.passed].some(([word, number]) => text.passed.get(from + word) !== number)) passage.turns = true
  }
  for (let at = 1; at < chain.length; at++) {
    const [joint, next] = [joints[at] as Joint, parts[at]]
    const gap = { from: (chain[at - 1] as Place).to, to: (chain[at] as Place).from }
    if (!next) continue
    if (joint.substitute !== undefined) {
      replace(quotable, passage, joint, gap)
      const shown = /^\s*[.?!]/.test(next.text) ? 1 : 0
      if (!joint.ellipsis && gap.to > gap.from && sentenceEnds(text, gap.from - 1, gap.to) > shown) blame(hidden)
    }
    if (!joint.ellipsis || gap.to === gap.from) continue
    passage.gaps.push(gap)
    blame(tooFewWords(text, { parts, joints }, at, places, gap))
    blame(faultOfGap(text, first.from, gap.from, gap.to, joint, next))
  }
  replaceEnds(quotable, passage, joints)
  const ofEnds = faultOfEnds(text, passage, parts, joints)
  passage.isCutShort = passage.fault === null && ofEnds !== null
  blame(ofEnds)
  passage.cut = cutOff(text, passage, /\?["”’')\]\s]*$/.test(parts.at(-1)?.text.slice(-8) ?? ''))
  return passage
}

const hidden = 'The quotation joins two sentences into one.'
