import type { Doubt } from '../doubt/doubts.ts'
import { lettersApart, soundOf } from './sounds.ts'

/** Behind these a name follows, however it was written. */
const titles = new Set(
  'mr mrs ms miss mister dr doctor judge justice officer detective sergeant attorney counselor professor senator v versus dear'.split(
    ' ',
  ),
)
/** Shorter names sound like too much else. */
const fewestLetters = 4
const mostNames = 400

interface Named {
  name: string
  sound: string
}

/** The names in what dictation was told, one word each: those that are written with a capital. */
function namesIn(told: readonly string[]): Named[] {
  const words = told.flatMap((one) => one.match(/\p{Lu}[\p{L}'’]{1,40}/gu) ?? [])
  return [...new Set(words)]
    .filter((name) => name.length >= fewestLetters)
    .slice(0, mostNames)
    .map((name) => ({ name, sound: soundOf(name) }))
}

/** The one name that sounds as a word does; undefined: none, or several do. */
function soundingAs(word: string, names: readonly Named[]): string | undefined {
  const lower = word.toLowerCase()
  if (names.some(({ name }) => name.toLowerCase() === lower)) return undefined
  const sound = soundOf(word)
  const near = names.filter(
    (one) => one.sound === sound && lettersApart(lower, one.name.toLowerCase()) <= Math.ceil(one.name.length / 3),
  )
  return near.length === 1 ? near[0]?.name : undefined
}

/**
 * Corrects names that were heard otherwise than they are written, by how they sound. Only a word that stands as a name
 * does is changed: behind a title, or with a capital within a sentence. What sounds like two of the names stays.
 * @param told names and terms that dictation was told
 */
export function correctNames(heard: string, told: readonly string[]): { text: string; corrections: Doubt[] } {
  const names = namesIn(told)
  if (names.length === 0) return { text: heard, corrections: [] }
  const corrections: Doubt[] = []
  let [text, done] = ['', 0]
  let before = ''
  for (const { 0: word, index } of heard.matchAll(/[\p{L}\p{N}'’-]{1,60}/gu)) {
    const between = heard.slice(done, index)
    const [bare, ending = ''] = /^(.{1,58}?)(['’]s?)?$/u.exec(word)?.slice(1) ?? [word]
    const follows = before !== '' && !/[.!?:\n]/.test(between.replace(/^\.(?= )/, titles.has(before) ? '' : '.'))
    const isNamed = titles.has(before) || (follows && /^\p{Lu}/u.test(word))
    const name = isNamed && bare ? soundingAs(bare, names) : undefined
    text += between
    if (name) {
      corrections.push({ words: name, before: lastWordOf(text), also: bare ?? '', isTold: true })
      text += name + ending
    } else text += word
    done = index + word.length
    before = word.toLowerCase()
  }
  return { text: text + heard.slice(done), corrections }
}

const lastWordOf = (text: string): string => /\S{1,60}$/.exec(text.trimEnd())?.[0] ?? ''
