/** A stretch of a part, as offsets into its XML. */
export interface Span {
  start: number
  end: number
}

/** Why words cannot be changed where they are. */
export type Fixed = 'field' | 'control' | 'their-change' | 'ruby' | 'locked'

/** What a run contains, in order: words, one sign such as a tab, the reference of a note, or anything else. */
export interface Item extends Span {
  kind: 'text' | 'sign' | 'note' | 'other'
  text: string
  /** Of a text: where its characters begin and end in the XML. */
  inner: Span
}

/** Somebody's insertion; `open` is where its start tag ends. */
export interface Insertion extends Span {
  open: number
}

/** A run of text. `from` and `to` are offsets into the text of its paragraph. */
export interface Run extends Span {
  /** Its start tag, and its properties as they are written. */
  open: string
  properties: string
  items: Item[]
  from: number
  to: number
  fixed?: Fixed | undefined
  /** What it is inside of and cannot leave: the field, the content control, somebody's tracked change. */
  outer: Span
  linked: boolean
  /** Not directly in its paragraph, but in a link, a tag, somebody's insertion or the like. */
  nested: boolean
  /** The words are new, and somebody else's: what is put among them parts this insertion in two. */
  insertion?: Insertion | undefined
  /** Deleted by somebody: it has no text. */
  gone: boolean
}

/** Where a paragraph is. */
export type Room = 'body' | 'text-box' | 'note' | 'margin'

export interface Paragraph extends Span {
  part: string
  /** Where its start tag ends. */
  open: number
  /** `<w:p/>`: there is nothing inside. */
  empty: boolean
  properties?: Span | undefined
  runs: Run[]
  text: string
  /** Offsets into its text where something stands that readers give characters of their own: a symbol, an equation. */
  holes: number[]
  room: Room
  /** The element that it is directly in, and its place there: two with numbers in a row follow each other. */
  parent: number
  place: number
  /** In the body, the paragraph in which its text box is anchored. */
  host?: Paragraph | undefined
  /** Of a footnote or endnote: its kind and id. */
  note?: string | undefined
  /** Inside mc:Fallback: the same words for an older program. */
  fallback: boolean
  fixed?: Fixed | undefined
  inTable: boolean
}

/** A part with its paragraphs in the order in which they begin. */
export interface Part {
  name: string
  xml: string
  /** The prefix of the main namespace with its colon, and the namespace. */
  prefix: string
  namespace: string
  paragraphs: Paragraph[]
  /** Where each note is referred to, by kind and id. */
  references: Map<string, { paragraph: Paragraph; at: number }>
  /** The largest w:id of a tracked change, comment or bookmark. */
  largestId: number
}
