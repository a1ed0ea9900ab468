/** A stretch of text. `blank` names the field whose value is missing: its text is then a bracketed blank. */
export interface Run {
  text: string
  blank?: string
  /** The field whose value the text is. */
  field?: string
  /** A value that is shown masked until the person asks for it. */
  sensitive?: boolean
  /** What of it a model wrote and nothing that was given holds, in a sentence. */
  doubt?: string
  /** A term where it is defined, or the name of a party where it is introduced. */
  bold?: boolean
}

/** A line of a signature block: what it asks for, and what is known of it. */
export interface SignatureLine {
  label: string
  value: Run[] | null
}

/** One signer: the party, and the lines under its name. */
export interface Signature {
  party: Run[]
  lines: SignatureLine[]
}

/** A part of a finished document. What it looks like is its reader's: a page, plain text, Word. */
export type Part =
  | { kind: 'title'; runs: Run[] }
  | { kind: 'heading'; runs: Run[] }
  /** The head of a letter: who writes, large, and under it, small, where they are reached; a double rule below. */
  | { kind: 'letterhead'; name: Run[]; lines: Run[][] }
  /**
   * Lines that stand together without space between: an address, the date. `side` is where the block stands. With
   * `toSign` room for a signature is left above it: the name under a letter.
   */
  | { kind: 'lines'; lines: Run[][]; side: 'left' | 'right' | 'center'; toSign?: boolean }
  | { kind: 'paragraph'; runs: Run[] }
  /** A numbered clause; `level` 0 is '1.', 1 is '1.1', 2 is '(a)'. */
  | { kind: 'clause'; number: string; level: 0 | 1 | 2; heading?: Run[]; runs: Run[] }
  /** Rows of a form: a label and what was answered. */
  | { kind: 'rows'; rows: { label: string; runs: Run[] }[] }
  | { kind: 'items'; items: Run[][] }
  | { kind: 'signatures'; signatures: Signature[] }
  /** A line for who reviews the draft; taken out before it is signed or filed. */
  | { kind: 'note'; runs: Run[] }

/** Something that was not supplied and stands as a bracketed blank. */
export interface Missing {
  /** The field's name. */
  field: string
  /** As the blank says it, without its brackets. */
  label: string
  /** How many times it stands in the document. */
  places: number
}

/** A document made of a template and values. The same for the same ones. */
export interface MadeDocument {
  title: string
  parts: Part[]
  /** In the order in which they come. */
  missing: Missing[]
}
