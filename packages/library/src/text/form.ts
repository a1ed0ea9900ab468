const vowel = /[aeiouy]/
/** Terms of art that the other number is not: 'considerations' are no consideration, and 'damage' is no damages. */
const ofArt = new Map([
  ['considerations', 'consideration'],
  ['damage', 'damages'],
  ['good', 'goods'],
  ['premise', 'premises'],
  ['custom', 'customs'],
])
const whole = new Set([...ofArt].flat())
const kept = new Map<string, string>()
const mostKept = 100_000

/**
 * A word without what merely inflects it. 'Clause' and 'clauses', 'enforced' and 'enforcing' have one form; 'selection'
 * and 'selective', which have one stem, do not, nor do 'consideration' and 'considerations'.
 */
export function formOf(word: string): string {
  let form = kept.get(word)
  if (form === undefined) {
    form = /^[a-z]{4,}$/.test(word) && !whole.has(word) ? inflected(word) : word
    if (kept.size >= mostKept) kept.clear()
    kept.set(word, form)
  }
  return form
}

/** The forms that answer a word that is asked with: who asks for 'damage' may well mean damages, and not the reverse. */
export function formsAsked(word: string): string[] {
  const term = ofArt.get(word)
  return term ? [word, term, inflected(word)] : [formOf(word)]
}

/** Whether a word of a text is a term of art that is asked for in the number in which it is none. */
export const isOther = (word: string, asked: ReadonlySet<string> | undefined): boolean => {
  const term = ofArt.get(word)
  return Boolean(term && asked?.has(term) && !asked.has(word))
}

function inflected(word: string): string {
  let form = word.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x|z)es$|(?<![su])s$/, '')
  const verb = form.endsWith('ing') ? form.slice(0, -3) : /[^e]ed$/.test(form) ? form.slice(0, -2) : ''
  if (verb.length > 1 && vowel.test(verb)) form = verb
  // 'Agreed' is 'agree', 'applied' is 'apply', 'enforced' is 'enforce', and 'stopped' is 'stop'.
  return form
    .replace(/(?<=..)eed$/, 'ee')
    .replace(/i$/, 'y')
    .replace(/e$/, '')
    .replace(/([^aeiou])\1$/, '$1')
}
