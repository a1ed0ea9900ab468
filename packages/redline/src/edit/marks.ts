import { changeMarks, elementIn, openTag, without } from '../scan/elements.ts'
import type { Paragraph, Part } from '../scan/model.ts'
import type { Splice } from './splice.ts'
import type { ElementWriter, Hand } from './writer.ts'

/** The properties of a paragraph as they are written, or none. */
export const propertiesOf = (part: Part, { properties }: Paragraph): string =>
  properties ? part.xml.slice(properties.start, properties.end) : ''

/** Properties without the section that ends with them, and what somebody changed about them or the look of the end. */
export const shared = (properties: string): string => without(properties, ['sectPr', 'pPrChange', 'rPrChange'])

/** Whether the end of a paragraph is somebody's tracked change already. */
export const endIsTracked = (part: Part, paragraph: Paragraph): boolean => {
  const properties = shared(propertiesOf(part, paragraph))
  return changeMarks.some((name) => elementIn(properties, name))
}

/** Properties with the end of the paragraph marked as inserted or deleted. */
export function marked(writer: ElementWriter, properties: string, mark: string): string {
  const own = elementIn(properties, 'pPr')
  const look = writer.tag('rPr', mark)
  if (!own) return writer.tag('pPr', look)
  const opening = openTag(properties.slice(own.start, own.open))
  if (own.open === own.end) return `${opening}${look}${writer.close('pPr')}`
  const inside = properties.slice(own.open, own.end - '</w:pPr>'.length)
  // The section and the change of properties come last, and have a look of their own.
  const last = [elementIn(inside, 'sectPr'), elementIn(inside, 'pPrChange')].flatMap((one) => one?.start ?? [])
  const at = Math.min(inside.length, ...last)
  const [before, after] = [inside.slice(0, at), inside.slice(at)]
  const found = elementIn(before, 'rPr')
  const marks = found
    ? `${before.slice(0, found.start)}${openTag(before.slice(found.start, found.open))}${mark}${found.open === found.end ? writer.close('rPr') : ''}${before.slice(found.open)}`
    : `${before}${look}`
  return `${opening}${marks}${after}${writer.close('pPr')}`
}

const beforeNumber = ['pStyle', 'keepNext', 'keepLines', 'pageBreakBefore', 'framePr', 'widowControl']

/** Properties of a paragraph that continues a numbered one: the same, but Word makes no number for it. */
export function unnumbered(writer: ElementWriter, properties: string): string {
  const plain = without(insideOf(shared(properties)), ['numPr'])
  const at = Math.max(0, ...beforeNumber.flatMap((name) => elementIn(plain, name)?.end ?? []))
  const none = writer.tag('numPr', '<w:ilvl w:val="0"/><w:numId w:val="0"/>')
  return writer.tag('pPr', `${plain.slice(0, at)}${none}${plain.slice(at)}`)
}

/**
 * Properties that somebody gives to a paragraph, with those that it had as a tracked change. How its end looks, whether
 * a section ends with it and what others changed stay as they are.
 */
export function changed(writer: ElementWriter, own: string, properties: string, hand: Hand): string {
  const [before, after] = [own, properties].map((one) => insideOf(without(one, ['rPr', 'sectPr', 'pPrChange'])))
  if (before === after || elementIn(own, 'pPrChange')) return own
  const kept = (name: string) => {
    const found = elementIn(own, name)
    return found ? own.slice(found.start, found.end) : ''
  }
  const was = writer.tag('pPrChange', writer.tag('pPr', before ?? ''), writer.by(hand))
  return writer.tag('pPr', `${after}${kept('rPr')}${kept('sectPr')}${was}`)
}

const insideOf = (properties: string): string => {
  const own = elementIn(properties, 'pPr')
  return own && own.open < own.end ? properties.slice(own.open, own.end - '</w:pPr>'.length) : ''
}

/** New properties in place of those of a paragraph, and a bare start tag if it is not the paragraph that was there. */
export function replaced(part: Part, paragraph: Paragraph, properties: string, isNew: boolean): Splice[] {
  const { start, open, end } = paragraph
  const opening = isNew ? '<w:p>' : openTag(part.xml.slice(start, open))
  if (paragraph.empty) return [{ start, end, text: `${opening}${properties}</w:p>` }]
  const tag = isNew ? [{ start, end: open, text: opening }] : []
  return [...tag, { ...(paragraph.properties ?? { start: open, end: open }), text: properties }]
}
