import { findParties } from '../../parties/parties.ts'
import { findSignatureBlocks } from '../../signatures/signature-blocks.ts'
import { once } from '../reading/once.ts'

/** UTF-16 units in which the sides are named. */
const opening = 3000

const sidesIn = (text: string): string[] =>
  [
    ...text
      .slice(0, opening)
      .matchAll(/([^\n"“(]{0,60})[,:]? {0,3}\((?:the |each,? an? |hereinafter )?["“][A-Z][^"”)]{1,40}["”]\)/g),
  ].flatMap(([, before = '']) => (/\p{Lu}\p{Ll}/u.test(before) ? [before] : []))

const isBlank = (name: string): boolean => /_{2}|[[\]{}<>•]|\.{4}/.test(name)

/** The sides of an agreement that it calls by their names. */
export const namedSides = once((document): number => {
  const parties = findParties(document).map(({ name }) => name)
  const names = parties.length >= 2 ? parties : sidesIn(document.text)
  return names.filter((name) => !isBlank(name)).length
})

/** Both sides are named, in the opening words or where they sign. */
export const hasSides = once(
  (document): boolean =>
    namedSides(document) >= 2 || new Set(findSignatureBlocks(document).flatMap(({ party }) => party ?? [])).size >= 2,
)
