export const bullet = /^[\s*•–-]{1,5}(?=\S)/
/** What says only that a line is told. */
const label =
  /^(?:meant|what it meant|details|what happened|what went wrong|background|story|notes?|text|body|message|what to say|say)\s{0,2}: ?/i
/** A sentence as it stands in a letter: with its capital and its stop. */
export const asSaid = (words: string): string => {
  const said = words.replace(bullet, '').replace(label, '').trim()
  const plain = said.charAt(0).toUpperCase() + said.slice(1)
  return /[.!?:;]["”’)]?$/.test(plain) ? plain : `${plain}.`
}
