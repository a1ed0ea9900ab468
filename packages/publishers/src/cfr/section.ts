import type { Item, Level, Note, Published } from '../published.ts'
import { childOf, type Element, oneLine, within, wordsOf } from '../reading/element.ts'
import { textOf } from '../reading/text.ts'
import { regulations } from './typeset.ts'

/** What is said of the whole file, as far as it was read. */
export interface CfrVolume {
  title: string
  /** Whether the publisher shows this text at its address, and not a later one. */
  current: boolean
  date?: string
  asOf?: string
}

/** An authority of a section or appendix of the Code of Federal Regulations. */
export function sectionOf(
  section: Element,
  { number, heading, status }: { number: string; heading: string; status?: string },
  volume: CfrVolume,
  hierarchy: Level[],
): Item {
  if (!volume.title || !number)
    return { rejected: 'The section has no number, or its title is not known.', row: oneLine(`${number} ${heading}`) }
  const citation = `${volume.title} C.F.R. § ${number}`
  const history = wordsOf(childOf(section, 'CITA')).replace(/^\[|\]$/g, '')
  const notes = notesOf(section)
  const authority: Published = {
    id: `${volume.title} ${number}`,
    kind: 'regulation',
    title: heading || citation,
    citations: [citation],
    jurisdiction: 'us',
    text: textOf(section, { ...regulations, apart: notText }),
    ...(volume.current ? { url: `https://www.ecfr.gov/current/title-${volume.title}/section-${number}` } : {}),
    ...(volume.date ? { date: volume.date } : {}),
    ...(volume.asOf ? { asOf: volume.asOf } : {}),
    ...(status ? { status } : {}),
    ...(hierarchy.length > 0 ? { hierarchy } : {}),
    ...(history ? { history } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  }
  return { authority }
}

/** The heading and number stand before the text of a section. */
const notText = new Set([...regulations.apart, 'HEAD', 'SECTNO', 'SUBJECT', 'RESERVED', 'EAR'])

const kinds: Record<string, string> = {
  AUTH: 'authority',
  SECAUTH: 'authority',
  SOURCE: 'source',
  EDNOTE: "editor's note",
  APPRO: 'approval',
  FTNT: 'footnote',
}

const notesOf = (section: Element): Note[] =>
  [...within(section)].flatMap((element) => {
    const kind = kinds[element.name]
    const text = kind ? wordsOf(element) : ''
    return kind && text ? [{ kind, text }] : []
  })
