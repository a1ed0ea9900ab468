const figure =
  /\b(?:blew|BAC|blood alcohol|alcohol (?:level|content|concentration)|breath (?:test|result)|blood (?:test|draw|result)|reading)\b[^;]{0,50}?(?<![\d$])0?\.(\d{1,3})\b/i
const negative =
  /\b(?:negative|below|under) (?:the )?(?:legal )?(?:limit|for alcohol)\b|\btest(?:ed|s)?\b[^.;]{0,24}\b(?:negative|clean)\b|\bno alcohol\b/i

/** The share of alcohol that a sentence gives: .08 of a percent is 0.08. */
export function alcoholIn(sentence: string): number | undefined {
  const digits = figure.exec(sentence)?.[1]
  return digits === undefined ? undefined : Number(`0.${digits}`)
}

/** In every state but Utah, where it is .05, a driver is over the limit at this share. */
export const perSe = 0.08

/** Whether a sentence tells of a test that shows nothing against the accused. */
export const isUnderLimit = (sentence: string): boolean => {
  const share = alcoholIn(sentence)
  return negative.test(sentence) || (share !== undefined && share < perSe)
}
