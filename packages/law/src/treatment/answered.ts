import type { Token } from './line.ts'
import type { Memory } from './rows.ts'
import type { Bare } from './said.ts'

/** 'We do so today', 'we conclude that it should', 'we accept the invitation', 'we think it should, and it is'. */
const yes =
  /\b(?:we|court|majority|i) (?:(?:now|today|therefore|hereby|accordingly|also|must|reluctantly|here|,|and|do) ){0,5}(?:do so|do it|does so|accept (?:that|the|this|their|his|its) invitation|so hold|so holds|answer (?:\w+ ){0,3}(?:yes|in the affirmative))\b|\b(?:we|court|majority|i) (?:(?:now|today|therefore|also|,|and|accordingly) ){0,3}(?:conclude|conclude|hold|think|believe|agree|decide|find|concludes|holds|agrees|decides|answer)(?: today| now)?(?: that)? (?:it|they|the decision|this decision|that decision|that case) (?:should|must)(?: be)?(?= [.,;]|$)/
const denied = /\b(?:not|never|cannot|decline\w*|refuse\w*|if|whether|unless|would|could|might|may|need)\b/

/**
 * What was asked or supposed of a decision just before, and is now said to be so: "Petitioner asks us to overrule X. We do
 * so today." Undefined: nothing of the kind.
 */
export function answered(
  tokens: readonly Token[],
  isSeparate: boolean,
  said: readonly Bare[],
  memory: Memory,
): Bare | undefined {
  const asked = said.find(isAsked) ?? memory.asked
  if (!asked) return undefined
  const words = tokens.map(({ word }) => word).join(' ')
  const found = yes.exec(words)
  if (!found || tokens.length > 120) return undefined
  const clause = words.slice(Math.max(0, found.index - 24), found.index + found[0].length)
  if (denied.test(clause.replace(/^.*\b(?:but|;|,) /, '')) || tokens.at(-1)?.word === '?') return undefined
  return { ...asked, by: 'this', isDenied: false, isParty: false, certainty: isSeparate ? 0.7 : 0.88 }
}

/** Whether it is what somebody asked for or weighed, so that an answer may follow. */
export const isAsked = ({ kind, by, isDenied, authorities }: Bare): boolean =>
  kind === 'overruled' && by === 'this' && isDenied && authorities.some((one) => one !== null)
