export const bullet = /^[\s*•–-]{1,5}(?=\S)/
/** A sentence as it stands in a letter: with its capital and its stop. */
export const asSaid = (words: string): string => {
  const said = words.replace(bullet, '').trim()
  const plain = said.charAt(0).toUpperCase() + said.slice(1)
  return /[.!?:;]["”’)]?$/.test(plain) ? plain : `${plain}.`
}
