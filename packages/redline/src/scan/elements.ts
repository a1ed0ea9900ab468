import type { Span } from './model.ts'

/** The first element of a name, with Word's prefix, and where its start tag ends; undefined: there is none. */
export function elementIn(xml: string, name: string, from = 0): (Span & { open: number }) | undefined {
  const tag = `<w:${name}`
  for (let start = xml.indexOf(tag, from); start >= 0; start = xml.indexOf(tag, start + 1)) {
    if (!/[\s/>]/.test(xml[start + tag.length] ?? '')) continue
    const open = xml.indexOf('>', start) + 1
    if (open === 0) return undefined
    if (xml[open - 2] === '/') return { start, open, end: open }
    const end = endOf(xml, name, open)
    return end === undefined ? undefined : { start, open, end }
  }
  return undefined
}

/** Where an element ends whose start tag is behind: one of the same name may be inside, as the properties before a change. */
function endOf(xml: string, name: string, open: number): number | undefined {
  const tag = `</w:${name}>`
  let at = open
  for (let close = xml.indexOf(tag, at); close >= 0; close = xml.indexOf(tag, at)) {
    const inner = elementIn(xml.slice(at, close + tag.length), name)
    if (!inner) return close + tag.length
    at += inner.end
  }
  return undefined
}

/** XML without the elements of some names. */
export const without = (xml: string, names: readonly string[]): string => names.reduce(withoutOne, xml)

function withoutOne(xml: string, name: string): string {
  const pieces: string[] = []
  let at = 0
  for (let found = elementIn(xml, name); found; found = elementIn(xml, name, at)) {
    pieces.push(xml.slice(at, found.start))
    at = found.end
  }
  return at === 0 ? xml : pieces.join('') + xml.slice(at)
}

/** The marks of a tracked change. */
export const changeMarks = ['ins', 'del', 'moveFrom', 'moveTo'] as const

/** A start tag that stays open, of one that may close itself. */
export const openTag = (tag: string): string => (tag.endsWith('/>') ? `${tag.slice(0, -2).trimEnd()}>` : tag)
