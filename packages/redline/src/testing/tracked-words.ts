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
  /** The same in both drafts: made of the very same characters. */
  id: string
  isMoved: boolean
}

type Kept = Omit<Letter, 'sign'>

/**
 * The words that tracked changes took out and put in. A word of which a part changed is one word out and one in; words
 * that were taken out and put in again at the same place did not change, and neither did those that moved.
 */
export function trackedWords(part: Node): { removed: string[]; added: string[] } {
  const letters: Letter[] = []
  gather(part, { old: true, now: true, isMoved: false }, letters)
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
    const textsOf = (words: readonly Word[]) => words.filter(({ isMoved }) => !isMoved).map(({ text }) => text)
    for (const step of diffArrays(textsOf(gone), textsOf(come)))
      if (step.removed) removed.push(...step.value)
      else if (step.added) added.push(...step.value)
  }
  return { removed, added }
}

const local = ({ name }: Node): string => name.replace(/^[\w.-]+:/, '')

function gather(node: Node, kept: Kept, letters: Letter[]): void {
  const name = local(node)
  if (/^(?:Fallback|instrText|delInstrText)$/.test(name)) return
  const inside = keptIn(name, kept)
  for (const child of node.children) {
    if (isNode(child)) gather(child, inside, letters)
    else if (/^(?:t|delText)$/.test(name)) for (const sign of child) letters.push({ sign, ...inside })
  }
  if (/^(?:tab|br|cr)$/.test(name) && attribute(node, 'val') === undefined) letters.push({ sign: ' ', ...inside })
  if (name === 'p') letters.push({ sign: ' ', old: true, now: true, isMoved: false })
}

const keptIn = (name: string, kept: Kept): Kept => {
  if (name === 'del') return { ...kept, now: false }
  if (name === 'ins') return { ...kept, old: false }
  if (name === 'moveFrom') return { old: kept.old, now: false, isMoved: true }
  return name === 'moveTo' ? { old: false, now: kept.now, isMoved: true } : kept
}

function wordsIn(letters: readonly Letter[], side: 'old' | 'now'): Word[] {
  const words: Word[] = []
  let [text, first, last, isMoved] = ['', -1, -1, false]
  const end = () => {
    if (text !== '') words.push({ text, id: `${first} ${last} ${text}`, isMoved })
    text = ''
  }
  for (const [at, letter] of letters.entries()) {
    if (!letter[side]) continue
    if (!/[\p{L}\p{N}]/u.test(letter.sign)) {
      end()
      continue
    }
    if (text === '') [first, isMoved] = [at, letter.isMoved]
    text += letter.sign
    last = at
  }
  end()
  return words
}
