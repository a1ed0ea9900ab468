import { fits } from './roles.ts'
import type { Side } from './side.ts'
import type { Whose } from './whose.ts'

const primary =
  /\b(mother|father|mom|dad|wife|husband|petitioner|respondent|client|[A-Z][\w’'-]+)(?: \([^)]{1,20}\))?,? (?:is |was |has |had |as |got )?(?:the )?(?:primary|sole custody|custody|custodial parent|primary (?:custody|residential parent))\b|\b(?:lives?|living|stays?) (?:mostly |mainly |primarily )?with (?:his |her |the |their )?(mother|father|mom|dad)\b/i

/** With which parent the child lives, where the text says so of one. */
export function custodianIn(text: string, side: Pick<Side, 'own' | 'other'>): Whose | undefined {
  const found = primary.exec(text)
  const who = found?.[1] ?? found?.[2]
  if (!who) return undefined
  return parentOf(who, text, side)
}

const moves =
  /\b(mother|father|mom|dad|wife|husband|petitioner|respondent|client)\b[^.;]{0,45}?\b(?:wants?|plans?|intends?|seeks?|asks?|is (?:moving|relocating)|would like|hopes?) (?:to )?(?:take|move|relocat)/i

/** 'Our client opposes the mother’s move': whose move it is. */
const opposed =
  /\b(?:oppos(?:es|ed|ing)|object(?:s|ed|ing) to|fight(?:s|ing)?|fought|resist(?:s|ed|ing)?|against|contest(?:s|ed|ing)?)(?: to)? (?:the |his |her )?(?<who>mother|father|mom|dad|wife|husband|petitioner|respondent)['’]s (?:\w+ )?(?:plans? to (?:move|relocate)|move|relocation|request to (?:move|relocate)|petition to (?:move|relocate))\b/i

/** Which parent wants to move away with the child, where the text says so of one. */
export function moverIn(text: string, side: Pick<Side, 'own' | 'other'>): Whose | undefined {
  const who = opposed.exec(text)?.groups?.who ?? moves.exec(text)?.[1]
  return who ? parentOf(who, text, side) : undefined
}

function parentOf(who: string, text: string, side: Pick<Side, 'own' | 'other'>): Whose | undefined {
  if (/^client$/i.test(who)) return 'own'
  const has = (patterns: readonly string[]) => patterns.some((pattern) => fits(pattern, who))
  const [own, other] = [has(side.own), has(side.other)]
  if (own !== other) return own ? 'own' : 'other'
  const client = /\b(?:for|client(?: is)?(?: the)?|represent(?: the)?) (mother|father|mom|dad|wife|husband)\b/i.exec(
    text,
  )?.[1]
  if (!client) return undefined
  const isMother = (word: string) => /mother|mom|wife/i.test(word)
  return isMother(client) === isMother(who) ? 'own' : 'other'
}
