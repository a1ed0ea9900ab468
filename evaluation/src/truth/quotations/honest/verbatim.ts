import { type HonestWay, honestEach, turning } from './passages.ts'

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const straight = (words: string) => words.replace(/[’‘]/g, "'").replace(/[“”]/g, '"')

/** From a word after the first comma or the fourth word, so that it begins inside the sentence. */
const fragment = (words: string) => {
  const all = words.slice(0, -1).split(' ')
  // Who cuts off a word that turns the sense is none of the honest.
  return all.length < 16 || /\bwhether\b/i.test(all.slice(0, 4).join(' ')) || turning.test(all.slice(0, 4).join(' '))
    ? null
    : all.slice(4, -3).join(' ').replace(/[,;]$/, '')
}

/** Nothing left out: only what a keyboard, a typesetter or the Bluebook changes. */
export const verbatim: Record<string, HonestWay> = {
  'a whole sentence': honestEach((words) => words),
  'two sentences together': ({ sentences, text }) =>
    sentences.flatMap(({ words, end }, at) => {
      const next = sentences[at + 1]
      return next && next.start - end < 3 && !text.slice(end, next.start).includes('\n')
        ? [`${words} ${next.words}`]
        : []
    }),
  'words inside a sentence': honestEach(fragment),
  'a comma inside the marks': honestEach((words) => {
    const some = fragment(words)
    return some && `${some},`
  }),
  'a period inside the marks': honestEach((words) => {
    const some = fragment(words)
    return some && `${some}.`
  }),
  'a letter made a capital in brackets': honestEach((words) => {
    const some = fragment(words)
    return some && /^[a-z]/.test(some) ? `[${some.charAt(0).toUpperCase()}]${some.slice(1)}.` : null
  }),
  'a capital made a small letter in brackets': honestEach(
    (words) => `[${words.charAt(0).toLowerCase()}]${words.slice(1, -1)}`,
  ),
  'straight marks': honestEach((words) => (/[’“]/.test(words) ? straight(words) : null)),
  'a sentence with numbers': ({ numbered, chance }) => chance.shuffled(numbered).map(({ words }) => words),
  'broken over lines with hyphens': honestEach((words, { chance }) => {
    let broken = 0
    return words
      .replace(/ (?=\S)/g, (space) => (++broken % 9 === 0 ? '\n' : space))
      .replace(/\b([a-z]{4})([a-z]{4,})\b/, (all, one, two) => (chance.next() < 0.9 ? `${one}-\n${two}` : all))
  }),
  'ligatures and hard spaces': honestEach((words) =>
    /f[il]/.test(words)
      ? words
          .replace(/fi/g, 'ﬁ')
          .replace(/fl/g, 'ﬂ')
          .replace(/ (?=\S+ \S+$)/g, '\u00a0')
      : null,
  ),
  'an em dash typed as two hyphens': ({ text, chance }) =>
    chance
      .shuffled([...text.matchAll(/(?<=[a-z]\. )[A-Z][A-Za-z, ]{30,150} ?— ?[A-Za-z, ]{30,150}[a-z]{3}\.(?= [A-Z])/g)])
      .map(([words]) => words.replace(/ ?— ?/, '--')),
  'double spaces': honestEach((words) => words.replace(/ /g, '  ')),
  'sic in brackets': honestEach((words) => words.replace(/^((?:\S+ ){7}\S+)/, '$1 [sic]')),
  'a note of emphasis in brackets': honestEach((words) => `${words.slice(0, -1)} [emphasis added].`),
  'in small capitals': honestEach((words) => {
    const all = words.split(' ')
    return all.length < 14 ? null : all.map((word, at) => (at > 3 && at < 7 ? word.toUpperCase() : word)).join(' ')
  }),
  'a footnote mark left out': ({ text, chance }) =>
    chance
      .shuffled([
        ...text.matchAll(
          /(?<=[a-z]\.\s+)[A-Z][A-Za-z,;’' -]{40,200}[a-z]{3}[.,] ?\d{1,2} [A-Za-z][A-Za-z,;’' -]{30,200}[a-z]{3}\.(?=\s)/g,
        ),
      ])
      .map(([words]) => words.replace(/([.,]) ?\d{1,2} /, '$1 ')),
  'over a star page': ({ text, chance }) =>
    chance
      .shuffled([
        ...text.matchAll(
          /(?<=[a-z]\.\s+)[A-Z][A-Za-z,;’'\s-]{30,250}\s\*\d{2,4}\s[A-Za-z,;’'\s-]{30,250}[a-z]{3}\.(?=\s)/g,
        ),
      ])
      .map(([words]) => words.replace(/\s\*\d{2,4}\s/, ' ').replace(/\s+/g, ' ')),
  'quotation marks inside made single': ({ text, chance }) =>
    chance
      .shuffled([
        ...text.matchAll(
          /(?<=[a-z]\. )[A-Z][A-Za-z, -]{30,150}“[A-Za-z, -]{8,100}”[A-Za-z, -]{10,150}[a-z]{3}\.(?= [A-Z])/g,
        ),
      ])
      .map(([words]) => capital(words).replace('“', '‘').replace('”', '’')),
}
