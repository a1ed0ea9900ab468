import { readFileSync } from 'node:fs'
import { filesUnder } from './files.mjs'
import { inRoot } from './paths.mjs'

const page = 'docs/style.md'
const read = /\.(?:tsx?|mjs|md|html)$/
/** Texts of other people, words of the law that are data, and pages that quote what they are about. */
const left =
  /__fixtures__|\/testdata\/|\/starter\/|^docs\/(?:style\.md|decisions\/)|\/migrations\/|\.test\.tsx?$|\.spec\.ts$/

/** What the page lists as never written, as one expression over whole words. @param {string} text of the page */
function neverWritten(text) {
  const list = /^Never written, held by `npm run check -- words`:([^.]+)\./m.exec(text)
  const words = list?.[1].split(',').map((word) => word.trim().replaceAll(/\s+/g, ' ')) ?? []
  return { words, pattern: new RegExp(`(?<![-\\w'"])(?:${words.join('|')})(?![-\\w])`, 'i') }
}

/** A line of code has words in its comments and its texts; names of variables are no words. */
const wordsOf = (file, line) =>
  file.endsWith('.md') || /^\s*(?:\*|\/\/|\/\*)/.test(line)
    ? line
    : [...line.matchAll(/\/\/ .*|\/\*\*.*|'[^']*\s[^']*'|`[^`]*\s[^`]*`|>[^<>{}]+</g)].map(([words]) => words).join(' ')

/** Whether what people read keeps to the words of docs/style.md, as far as a list can say so. */
export function checkWords() {
  const { words, pattern } = neverWritten(readFileSync(inRoot(page), 'utf8'))
  const files = ['apps', 'packages', 'tools', 'docs', 'scripts', 'deploy', 'evaluation', 'benchmarks']
    .flatMap(filesUnder)
    .concat('README.md', 'CONTRIBUTING.md', 'SECURITY.md')
    .filter((file) => read.test(file) && !left.test(file))
  const found = files.flatMap((file) =>
    readFileSync(inRoot(file), 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const word = pattern.exec(wordsOf(file, line))?.[0]
        return word ? [`  ${file}:${at + 1}: '${word}'; ${page} says what to write\n`] : []
      }),
  )
  return {
    ok: words.length > 0 && found.length === 0,
    note: `${words.length} words and phrases in ${files.length} files`,
    output: words.length > 0 ? found.join('') : `  ${page} lists no words\n`,
  }
}
