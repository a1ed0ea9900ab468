import { charactersIn } from './characters.ts'
import { openTag } from './elements.ts'
import type { Fixed, Item, Paragraph, Part, Run, Span } from './model.ts'
import { filled, gone, namespaces, signs, theirs } from './names.ts'

export interface Element extends Span {
  id: number
  name: string
  attributes: Record<string, string>
  /** Where its start tag ends. */
  open: number
  children: number
  empty: boolean
  /** A content control that a program fills or that is locked. */
  locked?: boolean
}

/** A complex field that has begun: what it is made of is one thing, which nothing enters. */
interface Field extends Span {
  inResult: boolean
}

/** Puts a part together while its tags go by. */
export class Builder {
  readonly part: Part
  readonly #stack: Element[] = []
  readonly #paragraphs: Paragraph[] = []
  readonly #fields: Field[] = []
  readonly #runs: Run[] = []
  readonly #items: Item[] = []
  #note: string | undefined
  #closed: Field | undefined

  constructor(name: string, xml: string) {
    const references = new Map()
    this.part = { name, xml, prefix: 'w:', namespace: namespaces[0] ?? '', paragraphs: [], references, largestId: 0 }
  }

  begin(element: Element): void {
    if (this.#stack.length === 0) this.#root(element)
    const local = this.#local(element.name)
    const id = Number(element.attributes[`${this.part.prefix}id`] ?? 0)
    if (id < 2 ** 31 && id > this.part.largestId) this.part.largestId = id
    if (local === 'footnote' || local === 'endnote') this.#note = `${local}:${id}`
    else if (local === 'p') this.#beginParagraph(element)
    else if (local === 'r' && this.#paragraphs.length > 0) this.#beginRun(element)
    else if (this.#parentIsRun() && local !== 'rPr') this.#beginItem(element, local)
    else if (filled.has(local) || element.name === 'w14:checkbox') this.#lock()
    else if (local === 'lock' && element.attributes[`${this.part.prefix}val`] !== 'unlocked') this.#lock()
    else if (/:oMath$/.test(element.name))
      this.#paragraphs.at(-1)?.holes.push(this.#paragraphs.at(-1)?.text.length ?? 0)
    const parent = this.#stack.at(-1)
    if (parent) parent.children++
    this.#stack.push(element)
  }

  end(close: number, end: number): void {
    const element = this.#stack.pop()
    if (!element) return
    element.end = end
    const local = this.#local(element.name)
    const { xml } = this.part
    const paragraph = this.#paragraphs.at(-1)
    if (local === 'p' && paragraph) this.#endParagraph(paragraph, end)
    else if (local === 'pPr' && paragraph && this.#stack.at(-1)?.start === paragraph.start)
      paragraph.properties = { start: element.start, end }
    const run = this.#runs.at(-1)
    if (run?.start === element.start) this.#endRun(run, end)
    else if (local === 'rPr' && run && this.#parentIsRun()) run.properties = xml.slice(element.start, end)
    const item = this.#items.at(-1)
    if (item?.start === element.start) this.#endItem(item, element, close, end)
  }

  #local = (name: string): string => {
    const { prefix } = this.part
    if (prefix === '') return name.includes(':') ? '' : name
    return name.startsWith(prefix) ? name.slice(prefix.length) : ''
  }

  #root({ attributes }: Element): void {
    for (const [name, value] of Object.entries(attributes)) {
      if (!namespaces.includes(value) || !name.startsWith('xmlns')) continue
      this.part.prefix = name === 'xmlns' ? '' : `${name.slice(6)}:`
      this.part.namespace = value
    }
  }

  #parentIsRun = (): boolean => this.#runs.length > 0 && this.#stack.at(-1)?.start === this.#runs.at(-1)?.start

  /** The content control around: what fills it is a program or is locked. */
  #lock(): void {
    const control = this.#stack.findLast(({ name }) => this.#local(name) === 'sdt')
    if (control) control.locked = true
  }

  #beginParagraph(element: Element): void {
    const within = (name: string) => this.#stack.some((one) => this.#local(one.name) === name)
    const around = this.#paragraphs.at(-1)
    const parent = this.#stack.at(-1)
    const margin = /\/(?:header|footer)\d*\.xml$/.test(this.part.name)
    const paragraph: Paragraph = {
      part: this.part.name,
      start: element.start,
      end: 0,
      open: element.open,
      empty: element.empty,
      runs: [],
      text: '',
      holes: [],
      room: around ? 'text-box' : margin ? 'margin' : this.#note ? 'note' : 'body',
      parent: parent?.id ?? -1,
      place: parent?.children ?? 0,
      host: around?.host ?? around,
      note: this.#note,
      fallback: this.#stack.some(({ name }) => name === 'mc:Fallback'),
      fixed: this.#stack.some(({ locked }) => locked) ? 'locked' : undefined,
      inTable: within('tc'),
    }
    this.part.paragraphs.push(paragraph)
    this.#paragraphs.push(paragraph)
  }

  #endParagraph(paragraph: Paragraph, end: number): void {
    paragraph.end = end
    this.#paragraphs.pop()
  }

  #beginRun(element: Element): void {
    const paragraph = this.#paragraphs.at(-1)
    if (!paragraph) return
    const from = this.#stack.findLastIndex(({ start }) => start === paragraph.start)
    const around = this.#stack.slice(from + 1)
    const field = this.#fields[0]
    const [one] = around
    const isTheirs = !field && around.length === 1 && one !== undefined && this.#local(one.name) === 'ins'
    const isOpen = isTheirs || this.#isControl(around)
    const within = isOpen ? undefined : around.find(({ name }) => this.#fixing(this.#local(name)))
    const run: Run = {
      start: element.start,
      end: 0,
      open: openTag(this.part.xml.slice(element.start, element.open)),
      properties: '',
      items: [],
      from: paragraph.text.length,
      to: paragraph.text.length,
      fixed: field ? 'field' : within && this.#fixing(this.#local(within.name)),
      outer: field ?? within ?? { start: 0, end: 0 },
      linked: around.some(({ name }) => this.#local(name) === 'hyperlink'),
      nested: around.some((one) => one !== within),
      insertion: isTheirs ? one : undefined,
      gone: around.some(({ name }) => gone.has(this.#local(name))),
    }
    if (!field && !within) run.outer = (isOpen && one) || run
    paragraph.runs.push(run)
    this.#runs.push(run)
  }

  /** A content control for words alone, which somebody may type over. */
  #isControl = ([control, content, more]: readonly Element[]): boolean =>
    more === undefined && content !== undefined && this.#local(content.name) === 'sdtContent' && !control?.locked

  #fixing(local: string): Fixed | undefined {
    if (theirs.has(local) || gone.has(local)) return 'their-change'
    if (local === 'sdt') return 'control'
    if (local === 'fldSimple') return 'field'
    if (local === 'ruby') return 'ruby'
    return undefined
  }

  #endRun(run: Run, end: number): void {
    run.end = end
    const paragraph = this.#paragraphs.at(-1)
    if (paragraph) run.to = paragraph.text.length
    this.#runs.pop()
    for (const field of this.#fields) field.end = end
    // A field ends where the run with its last sign does.
    if (this.#closed) this.#closed.end = end
    this.#closed = undefined
  }

  #beginItem(element: Element, local: string): void {
    const run = this.#runs.at(-1)
    const paragraph = this.#paragraphs.at(-1)
    if (!run || !paragraph) return
    const item: Item = { kind: 'other', start: element.start, end: 0, text: '', inner: { start: 0, end: 0 } }
    run.items.push(item)
    this.#items.push(item)
    const hidden = run.gone || this.#fields.some(({ inResult }) => !inResult)
    const sign = Object.hasOwn(signs, local) ? signs[local] : undefined
    if (local === 't' && !hidden) item.kind = 'text'
    else if (sign !== undefined && !hidden) {
      item.kind = 'sign'
      item.text = sign
      if (local === 'sym') paragraph.holes.push(paragraph.text.length)
      paragraph.text += sign
    } else if (local === 'fldChar') this.#fieldSign(element, run)
    else if (local === 'footnoteReference' || local === 'endnoteReference') {
      if (!hidden) item.kind = 'note'
      const key = `${local.replace('Reference', '')}:${element.attributes[`${this.part.prefix}id`]}`
      this.part.references.set(key, { paragraph, at: paragraph.text.length })
    }
  }

  #endItem(item: Item, element: Element, close: number, end: number): void {
    item.end = end
    this.#items.pop()
    if (item.kind !== 'text') return
    item.inner = element.empty ? { start: end, end } : { start: element.open, end: close }
    const written = this.part.xml.slice(item.inner.start, item.inner.end)
    item.text = charactersIn(written)
    // A comment or a CDATA section among the words: no program of today writes one.
    const run = this.#runs.at(-1)
    if (run && written.includes('<')) run.fixed ??= 'locked'
    const paragraph = this.#paragraphs.at(-1)
    if (paragraph) paragraph.text += item.text
  }

  #fieldSign({ attributes }: Element, run: Run): void {
    const type = attributes[`${this.part.prefix}fldCharType`]
    if (type === 'begin') {
      const field: Field = { start: run.outer.start, end: 0, inResult: false }
      this.#fields.push(field)
      run.fixed = 'field'
      run.outer = this.#fields[0] ?? field
    } else if (type === 'separate') {
      const field = this.#fields.at(-1)
      if (field) field.inResult = true
    } else if (type === 'end') this.#closed = this.#fields.pop()
  }
}
