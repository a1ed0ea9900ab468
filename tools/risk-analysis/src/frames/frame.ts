import { anchorOf, type Span, sentencesOf } from '@casewright/law'
import { asserted } from '../bars/asserted.ts'
import { ofAnother } from '../bars/of-another.ts'
import type { FoundBar } from '../bars/read-bars.ts'
import type { CaseType } from '../case-types.ts'
import { withoutSupposed } from '../reading/supposed.ts'

/** Things that together tell a bar, in whatever order: a suit on the same claim, that it was lost, that nobody appealed. */
export interface Frame {
  all: readonly RegExp[]
  /** With this beside them they tell none. */
  not?: RegExp
  /** How near they stand: in one sentence, in two that follow one another, or anywhere. */
  within?: 'sentence' | 'pair' | 'text'
}

/** A bar as it is told without the words of the law. */
export interface FramedBar {
  id: string
  types: readonly CaseType[]
  title: string
  /** How it is called while it is in doubt. */
  asked: string
  rule: string
  lift: readonly string[]
  frames: readonly Frame[]
  /** With this in the sentence there is none. */
  unless?: RegExp
  /** With this anywhere it may be lifted: then it is asked about. */
  isOpen?: (text: string) => boolean
}

/** What leaves it open whether it is so. */
export const doubtful =
  /\b(?:if|whether|unless|perhaps|maybe|might|possibl[ey]|probably|likely|supposedly|allegedly|apparently|unclear|unsure|unknown|not sure|wonder\w*|worr\w+|afraid|fears?|suspects?|appears? to|seems? to|will (?:argue|say|claim|contend|raise|move)|we (?:think|believe)|(?<!\b(?:in|of|since|last|this|by|early|late|mid|until|from|through|on|for) )may (?!\d)(?:be|have|not|well)|\?)/i
/** Words of theirs or of ours that only ask for it. */
export const pleaded =
  /\b(?:(?:they|we|both|opponents?|defendants?|plaintiffs?|lawyers?) (?:also |now |still )?(?:say|argue|claim|contend|allege|plead|assert|insist|maintain|raise|move|moved)|(?:motion|brief|answer|letter|papers?|complaint|counsel)(?: (?:to|for|in) \w+)? (?:says?|argues?|argued|calls|claims|asks?|seeks?|wrote|writes)|mutter\w*|wrote that|is sure that)\b/i

/** To assert a patent is to sue on it. */
const enforced =
  /\b(?:assert|claim|alleg)\w* (?:the |this |that |an? |its )?(?:very |same )*(?:patents?|marks?|trademarks?|copyrights?|infringement|claims?)\b|, which (?:said|says|stated|read)(?: on its face)?\b/gi
/** A paper says what it says: that is nobody's word. */
const byPaper =
  /\b(?:agreement|release|contract|policy|lease|paper|letter|clause|statute|settlement|deed|order|note|decree|renewal|form|code|rule|law|check|draft)(?:, which [^,]{1,40},)? (?:itself )?(?:says?|said|states?|provides?)\b/gi

const words = (text: string, { start, end }: Span): string => text.slice(start, end)

/** The window with everything that a frame wants in it, and where the last of it stands. */
function fits({ all, not }: Frame, said: string): number | null {
  if (not?.test(said)) return null
  let last = 0
  for (const one of all) {
    const found = one.exec(said)
    if (!found) return null
    last = Math.max(last, found.index + found[0].length)
  }
  return last
}

/** The bars that are told by what happened. Each stands, or is asked about where something leaves it open. */
export function framedBars(text: string, type: CaseType, bars: readonly FramedBar[]): Omit<FoundBar, 'ends'>[] {
  const certain = withoutSupposed(text)
  const sentences = sentencesOf({ text })
  return bars.flatMap((bar) => {
    if (!bar.types.includes(type)) return []
    const found = bar.frames.flatMap((frame) =>
      windowsOf(frame, sentences, text).flatMap((span) => read(bar, frame, span)),
    )
    const of = found.find(({ holds }) => holds) ?? found[0]
    return of ? [of] : []
  })

  function read(bar: FramedBar, frame: Frame, span: Span): Omit<FoundBar, 'ends'>[] {
    const said = words(certain, span)
    const end = fits(frame, said)
    if (end === null || bar.unless?.test(said)) return []
    const near = said.slice(0, end).replace(byPaper, '').replace(enforced, '')
    if (
      frame.within !== 'text' &&
      ((bar.id !== 'standing' && ofAnother.test(said)) || asserted.test(near) || pleaded.test(near))
    )
      return []
    const isOpen = (frame.within !== 'text' && doubtful.test(near)) || bar.isOpen?.(text) === true
    const { id, title, asked, rule, lift } = bar
    const at = frame.within === 'text' ? firstOf(frame, span) : span
    return [
      { id, title: isOpen ? asked : title, holds: !isOpen, rule, lift: [...lift], anchors: [anchorOf({ text }, at)] },
    ]
  }

  /** Of what is told all over a text, the sentence with its first part. */
  function firstOf({ all }: Frame, span: Span): Span {
    const first = all[0]?.exec(words(certain, span))
    return (first && sentences.findLast(({ start }) => start <= first.index)) ?? span
  }
}

function windowsOf({ within }: Frame, sentences: readonly Span[], text: string): Span[] {
  if (within === 'text') return [{ start: 0, end: text.length }]
  if (within !== 'pair') return [...sentences]
  return sentences.map(({ start }, at) => ({
    start,
    end: (sentences[at + 1] ?? sentences[at] ?? { end: text.length }).end,
  }))
}

/** A pattern of whole words, from its alternatives. */
export const any = (...patterns: readonly string[]): RegExp => new RegExp(`\\b(?:${patterns.join('|')})(?![\\w-])`, 'i')
