const vowel = /[aeiouy]/
const kept = new Map<string, string>()
const mostKept = 100_000

/**
 * A word without what merely inflects it. 'Clause' and 'clauses', 'enforced' and 'enforcing' have one form; 'selection'
 * and 'selective', which have one stem, do not.
 */
export function formOf(word: string): string {
  let form = kept.get(word)
  if (form === undefined) {
    form = /^[a-z]{4,}$/.test(word) ? inflected(word) : word
    if (kept.size >= mostKept) kept.clear()
    kept.set(word, form)
  }
  return form
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
