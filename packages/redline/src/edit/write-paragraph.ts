import { placeOf } from '../scan/characters.ts'
import { openTag } from '../scan/elements.ts'
import type { Item, Part, Run } from '../scan/model.ts'
import { changed, marked, propertiesOf, replaced, shared, unnumbered } from './marks.ts'
import type { Gone, ParagraphEdit, Put } from './paragraph-edit.ts'
import type { Splice } from './splice.ts'
import type { ElementWriter, Hand } from './writer.ts'

/** A part of a run that is deleted or not as one. Of what has no text `from === to`. */
interface Atom {
  item: Item
  itemFrom: number
  from: number
  to: number
  deleted: (Hand & { as: Gone }) | undefined
}

/** What changes in the XML for one paragraph. A run that nothing enters stays as it is, to the byte. */
export function paragraphSplices(part: Part, writer: ElementWriter, edit: ParagraphEdit): Splice[] {
  const { paragraph } = edit
  const splices: Splice[] = []
  const puts = [...edit.behind.values()].flat()
  const breaks = puts.filter(({ kind }) => kind === 'break').length
  const own = propertiesOf(part, paragraph)
  const opening = openTag(part.xml.slice(paragraph.start, paragraph.open))
  let breaksLeft = breaks
  const put = (one: Put): string => {
    if (one.kind === 'xml') return one.xml
    if (one.kind === 'words') return writer.inserted(one.text, one.look, one.hand)
    breaksLeft--
    const end = () => `<w:ins${writer.by(one.hand)}/>`
    const given = one.isUnnumbered ? unnumbered(writer, own) : one.properties
    const last = given === undefined ? own : changed(writer, own, given, one.hand)
    const properties = breaksLeft === 0 ? last : marked(writer, given ?? shared(own), end())
    // Rejected, what is left is the last of them: it is the paragraph that was there, with its own attributes.
    return `${writer.close('p')}${breaksLeft === 0 ? opening : writer.open('p')}${properties}`
  }
  // Each is written once, wherever its place is met first.
  const lists = { behind: new Map(edit.behind), before: new Map(edit.before) }
  const behind = (at: number) => (taken(lists.behind, at) ?? []).map(put).join('')
  const before = (at: number) => (taken(lists.before, at) ?? []).join('')
  const insert = (at: number, text: string) => text !== '' && splices.push({ start: at, end: at, text })

  insert(paragraph.start, edit.paragraphsBefore.join(''))
  const ended = puts.find((one) => one.kind === 'break')?.hand
  if (ended || edit.joined) {
    const kind = edit.joined && !ended ? edit.joined.as : 'ins'
    const mark = `<w:${kind}${writer.by(ended ?? edit.joined ?? { author: '', date: '' })}/>`
    splices.push(...replaced(part, paragraph, marked(writer, ended ? shared(own) : own, mark), breaks > 0))
  }
  const takesNotes = edit.joined || edit.deletions.some(({ notes }) => notes)
  const hasNote = ({ items }: Run) => takesNotes && items.some(({ kind }) => kind === 'note')
  const inner = paragraph.runs.filter((run) => run.from < run.to || hasNote(run))
  const start = inner[0]
  const head = start ? placedIn(start.outer.start, paragraph, start.start) : bottom(edit)
  insert(head, behind(0) + (start ? '' : before(0)))
  const fields = new Set<number>()
  for (const run of inner) {
    if (run.fixed) {
      // What is inside of something that cannot be entered is said of the whole of it.
      const ends = positions(edit.behind, run.from + 1, run.to)
        .map(behind)
        .join('')
      const begins = positions(edit.before, run.from, run.to - 1)
        .map(before)
        .join('')
      const gone = edit.deletions.find(({ from, to }) => from <= run.from && run.to <= to)
      if (gone) splices.push(...wholeSplices(part, writer, run, gone, fields))
      insert(placedIn(run.outer.start, paragraph, run.start), begins)
      insert(placedIn(run.outer.end, paragraph, run.end), ends)
    } else splices.push(...runSplices(part, writer, edit, run, behind, before))
  }
  return splices
}

/** A field that goes as a whole, its signs and what it is made by included. */
function wholeSplices(
  part: Part,
  writer: ElementWriter,
  { outer }: Run,
  { hand, as }: ParagraphEdit['deletions'][number],
  done: Set<number>,
): Splice[] {
  if (done.has(outer.start)) return []
  done.add(outer.start)
  const xml = part.xml.slice(outer.start, outer.end)
  const words = as === 'del' ? xml.replace(/(<\/?w:)(t|instrText)(?=[\s/>])/g, deletedName) : xml
  const text = `${writer.open(as, writer.by(hand))}${words}${writer.close(as)}`
  return [{ start: outer.start, end: outer.end, text }]
}

const deletedName = (_: string, open: string, name: string): string =>
  `${open}${name === 't' ? 'delText' : 'delInstrText'}`

const taken = <T>(lists: Map<number, T>, at: number): T | undefined => {
  const found = lists.get(at)
  lists.delete(at)
  return found
}

const placedIn = (at: number, { start, end }: { start: number; end: number }, otherwise: number): number =>
  at > start && at < end ? at : otherwise

const positions = (lists: ReadonlyMap<number, unknown>, from: number, to: number): number[] =>
  [...lists.keys()].filter((at) => at >= from && at <= to).sort((one, other) => one - other)

/** The end of a paragraph without words, before its end tag. */
const bottom = ({ paragraph }: ParagraphEdit): number =>
  paragraph.empty ? paragraph.end : paragraph.end - `</w:p>`.length

function atomsOf(edit: ParagraphEdit, run: Run): Atom[] {
  const atoms: Atom[] = []
  const points = new Set([...edit.behind.keys(), ...edit.before.keys()])
  for (const { from, to } of edit.deletions) points.add(from).add(to)
  const sorted = [...points].filter((at) => at > run.from && at < run.to).sort((one, other) => one - other)
  // One object for each deletion: words with the same one are in one element.
  const gone = edit.deletions.map(({ from, to, hand, as, notes }) => ({ from, to, notes, mark: { ...hand, as } }))
  const deletedAt = (at: number) => gone.find(({ from, to }) => from <= at && at < to)?.mark
  // The mark of a note goes with its sentence or its paragraph, not with any words beside it.
  const whole = edit.joined && gone.find(({ from, to }) => from === 0 && to >= edit.paragraph.text.length)?.mark
  const noteAt = (at: number) => gone.find(({ notes }) => notes?.includes(at))?.mark ?? whole
  let at = run.from
  for (const item of run.items) {
    const itemFrom = at
    const end = at + item.text.length
    for (const cut of [...sorted.filter((point) => point > itemFrom && point < end), end]) {
      atoms.push({
        item,
        itemFrom,
        from: at,
        to: cut,
        deleted: item.text === '' ? (item.kind === 'note' ? noteAt(at) : undefined) : deletedAt(at),
      })
      at = cut
    }
  }
  return atoms
}

function runSplices(
  part: Part,
  writer: ElementWriter,
  edit: ParagraphEdit,
  run: Run,
  behind: (at: number) => string,
  before: (at: number) => string,
): Splice[] {
  const splices: Splice[] = []
  const insert = (at: number, text: string) => text !== '' && splices.push({ start: at, end: at, text })
  const atoms = atomsOf(edit, run)
  const opens = (mark: Atom['deleted']) => (mark ? writer.open(mark.as, writer.by(mark)) : '')
  const closes = (mark: Atom['deleted']) => (mark ? writer.close(mark.as) : '')
  const isDeleted = (mark: Atom['deleted']) => mark?.as === 'del'
  const { among, head, tail } = insertionOf(part, writer, run)
  insert(head, head < run.start ? before(run.from) : '')
  insert(run.start, (head < run.start ? '' : among(before(run.from))) + opens(atoms[0]?.deleted))
  for (const [index, atom] of atoms.entries()) {
    const { item } = atom
    const last = atoms[index - 1]
    const isSame = last?.item === item
    if (last) {
      const between = among(
        (last.from < last.to ? behind(last.to) : '') + (atom.from < atom.to ? before(atom.from) : ''),
      )
      if (between !== '' || last.deleted !== atom.deleted) {
        const at = isSame ? inside(part, item, atom.from - atom.itemFrom) : last.item.end
        const end = `${isSame ? writer.wordsEnd(isDeleted(last.deleted)) : ''}${writer.close('r')}${closes(last.deleted)}`
        const begin = `${opens(atom.deleted)}${run.open}${writer.again(run.properties)}${isSame ? writer.words(isDeleted(atom.deleted)) : ''}`
        insert(at, `${end}${between}${begin}`)
      }
    }
    if (item.kind !== 'text' || item.inner.start === item.end) continue
    const isWhole = atom.to - atom.from === item.text.length
    if (isWhole && !atom.deleted) continue
    if (!isSame) splices.push({ start: item.start, end: item.inner.start, text: writer.words(isDeleted(atom.deleted)) })
    if (atoms[index + 1]?.item !== item)
      splices.push({ start: item.inner.end, end: item.end, text: writer.wordsEnd(isDeleted(atom.deleted)) })
  }
  const last = behind(run.to)
  insert(run.end, closes(atoms.at(-1)?.deleted) + (tail > run.end ? '' : among(last)))
  insert(tail, tail > run.end ? last : '')
  return splices
}

/** Words among somebody's new words stand beside them: `head` and `tail` are the places before and behind. */
function insertionOf({ xml }: Part, writer: ElementWriter, { insertion, start, end }: Run) {
  if (!insertion) return { among: (text: string) => text, head: start, tail: end }
  const opening = xml.slice(insertion.start, insertion.open)
  const among = (text: string) => (text === '' ? '' : `${writer.close('ins')}${text}${writer.reopened(opening)}`)
  const isLast = end + writer.close('ins').length === insertion.end
  return { among, head: insertion.open === start ? insertion.start : start, tail: isLast ? insertion.end : end }
}

const inside = (part: Part, { inner }: Item, at: number): number =>
  inner.start + placeOf(part.xml.slice(inner.start, inner.end), at)
