import type { Readable } from 'node:stream'
import type { NewAuthority } from '../types.ts'
import type { Item } from './item.ts'
import { createText } from './text-of-elements.ts'
import { readXml } from './xml.ts'

/** How deep the levels of a section are indented. Each begins a line. */
const levels: Record<string, number> = {
  subsection: 0,
  paragraph: 1,
  subparagraph: 2,
  clause: 3,
  subclause: 4,
  item: 5,
  subitem: 6,
}
/** What a level says: beside its number and heading, or on a line of its own behind that. */
const said = new Set(['chapeau', 'content', 'continuation', 'p'])

/** Notes, tables of contents and the source of a section are not its text. */
const apart = new Set(['notes', 'note', 'sourceCredit', 'toc', 'meta', 'footnote', 'ref-note'])

const identifierOfSection = /^\/us\/usc\/t(\d+)(a?)\/s([^/]+)$/

interface Open {
  title: string
  section: string
  num: string
  heading: string
  status: string
  text: ReturnType<typeof createText>
  level: number
  /** The level that was opened last has said nothing yet but its number and heading. */
  fresh: boolean
}

/**
 * The sections of a title of the United States Code in USLM, as the Office of the Law Revision Counsel publishes it.
 * @param onTitle told of each title that the file has whole
 */
export async function* readUslm(input: Readable, onTitle: (title: string) => void): AsyncGenerator<Item> {
  let section: Open | undefined
  let sectionDepth = 0
  let depth = 0
  let hidden = 0
  let into: 'num' | 'heading' | 'created' | undefined
  let created = ''
  yield* readXml<Item>(input, {
    open(name, attributes) {
      depth++
      if (name === 'title' && attributes.identifier) {
        const whole = /^\/us\/usc\/t(\d+)(a?)$/.exec(attributes.identifier)
        if (whole) onTitle(whole[1] + (whole[2] ? '-app' : ''))
      }
      if (name === 'created' && !created) into = 'created'
      if (apart.has(name) || name === 'quotedContent') hidden += apart.has(name) ? 1 : 0
      if (section) {
        if (hidden > 0) return
        if (name in levels) {
          section.level = levels[name] as number
          section.text.line(section.level)
          section.fresh = true
        } else if (said.has(name)) {
          if (!section.fresh || name === 'continuation') section.text.line(section.level)
          section.fresh = false
        }
        if (depth === sectionDepth + 1 && (name === 'num' || name === 'heading')) into = name
        return
      }
      const found = name === 'section' && hidden === 0 ? identifierOfSection.exec(attributes.identifier ?? '') : null
      if (found) {
        const title = found[2] ? `${found[1]} App.` : (found[1] as string)
        section = {
          title,
          section: found[3] as string,
          num: '',
          heading: '',
          status: attributes.status ?? '',
          text: createText(),
          level: 0,
          fresh: true,
        }
        sectionDepth = depth
      }
    },
    text(part) {
      if (into === 'created') created += part
      else if (!section || hidden > 0) return
      else if (into) section[into] += part
      else section.text.add(part)
    },
    close(name) {
      if (apart.has(name)) hidden--
      if (name === 'created') into = undefined
      if (section && depth === sectionDepth + 1) into = undefined
      if (section && depth === sectionDepth) {
        const done = section
        section = undefined
        depth--
        return sectionOf(done, created)
      }
      depth--
      return undefined
    },
  })
}

const line = (words: string) => words.replace(/\s+/g, ' ').trim()

function sectionOf({ title, section, heading, status, text }: Open, created: string): Item {
  const numbers = numbersOf(section)
  const named = line(heading).replace(/(?<!\])\]+$/, '') || (status ? status[0]?.toUpperCase() + status.slice(1) : '')
  const citations = numbers.map((number) => `${title} U.S.C. § ${number}`)
  const authority: NewAuthority = {
    externalId: `${title} ${section}`,
    kind: 'statute',
    title: named || (citations[0] as string),
    citations,
    jurisdiction: 'us',
    date: /^\d{4}-\d\d-\d\d/.exec(created.trim())?.[0],
    url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title.replace(' App.', 'a')}-section${numbers[0]}`,
    source: 'library',
    text: text.whole(),
  }
  return { authority }
}

/** '101...105' stands for five sections that were repealed together. */
function numbersOf(section: string): string[] {
  const [from = '', to] = section.split('...')
  const [first, last] = [Number(from), Number(to)]
  if (!to) return [from]
  if (!Number.isInteger(first) || !Number.isInteger(last) || last <= first || last - first > 300) return [from, to]
  return Array.from({ length: last - first + 1 }, (_, nth) => String(first + nth))
}
