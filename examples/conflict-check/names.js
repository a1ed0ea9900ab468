const forms = new Set(
  'inc incorporated corp corporation co company llc llp lp ltd limited pllc plc pc na the and of mr mrs ms dr jr sr'.split(
    ' ',
  ),
)

/** The words of a name that tell it from others: 'Halloran, James (Jr.)' and 'JAMES HALLORAN' have the same. */
const wordsOf = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !forms.has(word))
    .sort()

/** Whether two words differ by one letter at most: added, left out, or another. */
const nearly = (a, b) => {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 4) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const [restA, restB] = [a.slice(at), b.slice(at)]
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)
}

const isInitial = (a, b) => (a.length === 1 || b.length === 1) && a[0] === b[0]

/** Whether each word of the shorter name stands in the longer, as it is, nearly so, or as an initial. */
const within = (short, long) => {
  const left = [...long]
  return short.every((word) => {
    const found = [(other) => other === word, (other) => nearly(word, other), (other) => isInitial(word, other)]
      .map((fits) => left.findIndex(fits))
      .find((index) => index >= 0)
    if (found === undefined) return false
    left.splice(found, 1)
    return true
  })
}

/** `same`, `similar`, or undefined. Two initials alone are no likeness. */
export function likeness(one, other) {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.length === 0 || b.length === 0) return undefined
  if (a.join(' ') === b.join(' ')) return 'same'
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short.some((word) => word.length > 2) && within(short, long) ? 'similar' : undefined
}
