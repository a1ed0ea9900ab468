import type { Readable } from 'node:stream'
import type { Item } from './item.ts'
import { createText } from './text-of-elements.ts'
import { readXml } from './xml.ts'

const lines = new Set([
  'P',
  'FP',
  'FP-1',
  'FP-2',
  'FP1',
  'FP1-2',
  'HD1',
  'HD2',
  'HD3',
  'EXTRACT',
  'ROW',
  'TR',
  'LI',
  'NOTE',
  'MATH',
])
/** Where a section comes from, and what stands at the foot of the page. */
const apart = new Set(['CITA', 'SECAUTH', 'SOURCE', 'AUTH', 'EDNOTE', 'FTNT', 'APPRO'])

/**
 * The sections of a title or part of the Code of Federal Regulations in the XML of the eCFR.
 * @param fileName names the title where the XML does not, as in "title-1-part-51.xml"
 * @param onTitle told of each title that the file has whole
 */
export async function* readEcfr(
  input: Readable,
  fileName: string,
  onTitle: (title: string) => void,
): AsyncGenerator<Item> {
  let title = /title-?(\d+)/i.exec(fileName)?.[1] ?? ''
  let date = ''
  let section: { number: string; heading: string; text: ReturnType<typeof createText>; depth: number } | undefined
  let depth = 0
  let hidden = 0
  let inHeading = false
  yield* readXml<Item>(input, {
    open(name, attributes) {
      depth++
      if (name === 'DIV1' && attributes.TYPE === 'TITLE' && attributes.N) {
        title = attributes.N
        onTitle(title)
      }
      if (name === 'VOLUME' && attributes.AMDDATE && attributes.AMDDATE > date) date = attributes.AMDDATE
      if (name === 'DIV8' && attributes.TYPE === 'SECTION')
        section = { number: attributes.N?.replace(/^§+\s*/, '') ?? '', heading: '', text: createText(), depth }
      if (!section) return
      if (apart.has(name)) hidden++
      if (name === 'HEAD' && depth === section.depth + 1) inHeading = true
      else if (hidden === 0 && lines.has(name)) section.text.line()
    },
    text(part) {
      if (!section || hidden > 0) return
      if (inHeading) section.heading += part
      else section.text.add(part)
    },
    close(name) {
      const done = section && depth === section.depth ? section : undefined
      if (section && apart.has(name)) hidden--
      if (name === 'HEAD') inHeading = false
      depth--
      if (!done) return undefined
      section = undefined
      hidden = 0
      if (!done.number || !title)
        return { rejected: 'The section has no number, or its title is not known.', row: done.heading.trim() }
      return { authority: sectionOf(title, done.number, done.heading, done.text.whole(), date) }
    },
  })
}

function sectionOf(title: string, number: string, head: string, text: string, date: string) {
  const citation = `${title} C.F.R. § ${number}`
  const heading = head
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^§+\s*[\w.–-]+\s*/, '')
  return {
    externalId: `${title} ${number}`,
    kind: 'regulation' as const,
    title: heading || citation,
    citations: [citation],
    jurisdiction: 'us',
    date: /^\d{4}-\d\d-\d\d$/.test(date) ? date : undefined,
    url: `https://www.ecfr.gov/current/title-${title}/section-${number}`,
    source: 'library',
    text,
  }
}
