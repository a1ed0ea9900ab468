import { stemsOf } from '../text/stems-of.ts'

/** Between the words of a name. */
const small = new Set(['of', 'and', 'in', 'for', 'to', 'the', 'on', 'against', 'from', 'with'])
/** Words that begin a question, and no name. */
const asking = new Set(
  'does do did is are was were can may must what which when where who whose how why under the our my a an if section sections title penalties holding requirements explain tell please has have should would could will federal national american u.s us'.split(
    ' ',
  ),
)
/** Where no name of an act is longer. */
const mostWords = 9
const leastWords = 2

const bare = (word: string) => word.replace(/^[("“'‘]{1,4}|[)"”'’,.;:?!]{1,6}$/g, '')

/** The telling words of the acts that a question names in capitals: 'the Digital Worker Protection Act of 2019'. */
function namesIn(text: string): string[][] {
  const words = text.split(/\s+/).map(bare)
  return words.flatMap((word, at) => {
    if (word !== 'Act') return []
    const name: string[] = []
    for (let from = at - 1; from >= 0 && at - from <= mostWords; from--) {
      const one = words[from] as string
      if (!/^[A-Z]/.test(one) && !small.has(one)) break
      name.unshift(one)
    }
    const telling = name.filter((one) => !asking.has(one.toLowerCase()) && !small.has(one.toLowerCase()))
    return telling.length >= leastWords ? [telling] : []
  })
}

/** Whether a text has all the words of an act that a question names; true where it names none. */
export function speaksOfNamed(question: string): (text: string) => boolean {
  const names = namesIn(question).map((name) => stemsOf(name.join(' ')))
  if (names.length === 0) return () => true
  return (text) => {
    const said = new Set(stemsOf(text))
    return names.some((name) => name.every((stem) => said.has(stem)))
  }
}
