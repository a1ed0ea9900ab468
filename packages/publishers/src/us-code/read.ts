import type { Readable } from 'node:stream'
import type { Item, Level, Note, Published } from '../published.ts'
import { childOf, type Element, elementsOf, within, wordsOf } from '../reading/element.ts'
import { type Frame, readRecords } from '../reading/xml-records.ts'
import { headingOf, nameOfSection } from './names.ts'
import { apart, textOfSection } from './text-of-section.ts'

const sections = new Set(['section', 'courtRule'])
/** What stands in these is quoted or told of, not enacted here. */
const quoted = new Set(['note', 'notes', 'quotedContent', 'toc'])

/**
 * The sections of a title of the United States Code in USLM 1 or 2, as the Office of the Law Revision Counsel
 * publishes it, and the rules of court that stand in its appendices.
 * @param onTitle told of each title that the file has whole: '18', '18-app'
 */
export async function* readUsCode(input: Readable, onTitle: (title: string) => void = () => {}): AsyncGenerator<Item> {
  let date = ''
  let release = ''
  const shape = {
    labels: new Set(['num', 'heading']),
    isRecord: (name: string, _: Record<string, string>, around: readonly Frame[]) =>
      name === 'meta' || (sections.has(name) && !around.some((frame) => quoted.has(frame.name))),
  }
  let title = ''
  for await (const { record, around } of readRecords(input, shape)) {
    title ||= around.map(({ attributes }) => wholeTitle(attributes.identifier)).find(Boolean) ?? ''
    if (record.name === 'meta') {
      date = /^\d{4}-\d\d-\d\d/.exec(wordsOf(childOf(record, 'created', 'processedDate')))?.[0] ?? ''
      release = wordsOf(childOf(record, 'docPublicationName'))
    } else yield itemOf(record, around, { date, release })
  }
  if (title) onTitle(title)
}

const wholeTitle = (identifier = '') => /^\/us\/usc\/t(\d+a?)$/.exec(identifier)?.[1]?.replace('a', '-app')

function itemOf(
  section: Element,
  around: readonly Frame[],
  { date, release }: { date: string; release: string },
): Item {
  const labelOf = (name: string) => around.findLast((frame) => frame.name === name)?.labels.heading ?? ''
  const named = nameOfSection(section.attributes.identifier ?? '', labelOf)
  if (!named) {
    const row = `${wordsOf(childOf(section, 'num'))} ${wordsOf(childOf(section, 'heading'))}`.trim()
    return { rejected: 'The section has no identifier by which it can be cited.', row }
  }
  const { status } = section.attributes
  const asOf = releaseInWords(release)
  const history = wordsOf(childOf(section, 'sourceCredit'))
  const notes = [...notesOf(section), ...footnotesOf(section)]
  const authority: Published = {
    ...named,
    title:
      headingOf(wordsOf(childOf(section, 'heading'), apart)) || sentenceCase(status) || (named.citations[0] as string),
    jurisdiction: 'us',
    text: textOfSection(section, false),
    hierarchy: around.flatMap(levelOf),
    ...(date ? { date } : {}),
    ...(asOf ? { asOf } : {}),
    ...(status ? { status } : {}),
    ...(history ? { history } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  }
  return { authority }
}

/** 'Online@119-102not101' is the Code with all laws to Public Law 119-102 but 119-101. */
function releaseInWords(release: string): string | undefined {
  const point = release.slice(release.lastIndexOf('@') + 1)
  const [, congress, law] = (point !== release && /^(\d+)-(\d+)/.exec(point)) || []
  const without = point.split('not')[1]
  if (!congress) return undefined
  return `Public Law ${congress}-${law}${without ? `, except ${congress}-${without}` : ''}`
}

const sentenceCase = (word: string | undefined) => (word ? word.charAt(0).toUpperCase() + word.slice(1) : '')

function levelOf({ name, labels }: Frame): Level[] {
  const heading = headingOf(labels.heading ?? '')
  const number = (labels.num ?? '').split('—')[0]?.replaceAll('[', '').replace(/[.:]$/, '').trim()
  if (!heading && !number) return []
  return [{ level: name, ...(number ? { number } : {}), heading }]
}

/** Notes stand one by one in `notes`; those that are headings alone say of what kind the next ones are. */
function notesOf(section: Element): Note[] {
  const own = elementsOf(section).flatMap((child) => (child.name === 'notes' ? elementsOf(child) : [child]))
  return own.flatMap((note) => {
    if (note.name !== 'note' || note.attributes.role === 'crossHeading') return []
    const heading = wordsOf(childOf(note, 'heading'))
    const text = textOfSection(note, false)
    if (!text && !heading) return []
    return [{ kind: note.attributes.topic ?? 'note', ...(heading ? { heading } : {}), text }]
  })
}

const footnotesOf = (section: Element): Note[] =>
  [...within(section, new Set(['notes', 'note']))]
    .filter(({ name }) => name === 'footnote')
    .map((footnote) => ({ kind: 'footnote', text: wordsOf(footnote) }))
