import { diffArrays } from 'diff'
import { attribute, isNode, type Node } from './tree.ts'

/** A character of either draft, or of both. */
interface Letter {
  sign: string
  old: boolean
  now: boolean
  isMoved: boolean
}

interface Word {
  text: string
  /** The how manieth paragraph it is in. */
  paragraph: number
  /** The same in both drafts: made of the very same characters. */
  id: string
  isMoved: boolean
}

type Kept = Omit<Letter, 'sign'>

/**
 * The words that tracked changes took out and put in. A word of which a part changed is one word out and one in; words
 * that were taken out and put in again at the same place did not change, and neither did those that moved.
 */
export function trackedWords(part: Node, gone: ReadonlySet<string>): { removed: string[]; added: string[] } {
  const letters: Letter[] = []
  gather(part, { old: true, now: true, isMoved: false }, letters, gone)
  const [old, now] = [wordsIn(letters, 'old'), wordsIn(letters, 'now')]
  const both = new Set(now.map(({ id }) => id))
  const known = new Set(old.map(({ id }) => id).filter((id) => both.has(id)))
  const [removed, added]: [string[], string[]] = [[], []]
  let [a, b] = [0, 0]
  while (a < old.length || b < now.length) {
    const [gone, come]: [Word[], Word[]] = [[], []]
    for (let word = old[a]; word && !known.has(word.id); word = old[++a]) gone.push(word)
    for (let word = now[b]; word && !known.has(word.id); word = now[++b]) come.push(word)
    a++
    b++
    const stay = (words: readonly Word[]) => words.filter(({ isMoved }) => !isMoved)
    for (const [out, into] of again(stay(gone), stay(come))) {
      removed.push(...out.map(({ text }) => text))
      added.push(...into.map(({ text }) => text))
    }
  }
  return { removed, added }
}

/** So few words that two different paragraphs have in common are there by chance. */
const fewest = 2

/** What of two stretches differs, word by word. */
function again(gone: readonly Word[], come: readonly Word[]): [Word[], Word[]][] {
  let [a, b] = [0, 0]
  return diffArrays(
    gone.map(({ text }) => text),
    come.map(({ text }) => text),
  ).map(({ count, added, removed }): [Word[], Word[]] => {
    const [out, into] = [gone.slice(a, added ? a : a + count), come.slice(b, removed ? b : b + count)]
    a += out.length
    b += into.length
    const isSame = !added && !removed && (count >= fewest || out[0]?.paragraph === into[0]?.paragraph)
    return isSame ? [[], []] : [out, into]
  })
}

const local = ({ name }: Node): string => name.replace(/^[\w.-]+:/, '')

/** The notes whose references were deleted: their words went along. */
export function goneNotes(node: Node, isGone = false, found = new Set<string>()): ReadonlySet<string> {
  const name = local(node)
  if (isGone && /^(?:foot|end)noteReference$/.test(name))
    found.add(`${name.slice(0, -'Reference'.length)} ${attribute(node, 'id')}`)
  for (const child of node.children) if (isNode(child)) goneNotes(child, isGone || name === 'del', found)
  return found
}

function gather(node: Node, kept: Kept, letters: Letter[], gone: ReadonlySet<string>): void {
  const name = local(node)
  if (/^(?:Fallback|instrText|delInstrText)$/.test(name)) return
  const inside = gone.has(`${name} ${attribute(node, 'id')}`) ? { ...kept, now: false } : keptIn(name, kept)
  for (const child of node.children) {
    if (isNode(child)) gather(child, inside, letters, gone)
    else if (/^(?:t|delText)$/.test(name)) for (const sign of child) letters.push({ sign, ...inside })
  }
  if (/^(?:tab|br|cr)$/.test(name) && attribute(node, 'val') === undefined) letters.push({ sign: ' ', ...inside })
  if (name === 'p') letters.push({ sign: '\n', old: true, now: true, isMoved: false })
}

const keptIn = (name: string, kept: Kept): Kept => {
  if (name === 'del') return { ...kept, now: false }
  if (name === 'ins') return { ...kept, old: false }
  if (name === 'moveFrom') return { old: kept.old, now: false, isMoved: true }
  return name === 'moveTo' ? { old: false, now: kept.now, isMoved: true } : kept
}

function wordsIn(letters: readonly Letter[], side: 'old' | 'now'): Word[] {
  const words: Word[] = []
  let [text, first, last, isMoved, paragraph] = ['', -1, -1, false, 0]
  const end = () => {
    if (text !== '') words.push({ text, paragraph, id: `${first} ${last} ${text}`, isMoved })
    text = ''
  }
  for (const [at, letter] of letters.entries()) {
    if (!letter[side] && letter.sign !== '\n') continue
    if (!/[\p{L}\p{N}]/u.test(letter.sign)) {
      end()
      if (letter.sign === '\n') paragraph++
      continue
    }
    if (text === '') [first, isMoved] = [at, letter.isMoved]
    text += letter.sign
    last = at
  }
  end()
  return words
}
