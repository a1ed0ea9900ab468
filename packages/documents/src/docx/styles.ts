import { tagsOf } from './xml-tags.ts'

/** What a paragraph style says that matters for the text. */
export interface ParagraphStyle {
  name: string
  basedOn?: string
  /** 0 to 8; 9 is body text. */
  outline?: number
  numId?: string
  ilvl?: number
}

/** The styles of styles.xml by id, each with what it takes over from the style it is based on. */
export function readStyles(xml: string): Map<string, ParagraphStyle> {
  const styles = new Map<string, ParagraphStyle>()
  let style: ParagraphStyle | undefined
  for (const tag of tagsOf(xml)) {
    if (tag.name === 'style' && tag.open) {
      style = { name: '' }
      const id = tag.get('styleId')
      if (id !== undefined) styles.set(id, style)
    } else if (style && tag.open) {
      const value = tag.get('val')
      if (tag.name === 'name') style.name = value ?? ''
      else if (tag.name === 'basedOn' && value) style.basedOn = value
      else if (tag.name === 'outlineLvl' && value) style.outline = Number(value)
      else if (tag.name === 'numId' && value) style.numId = value
      else if (tag.name === 'ilvl' && value) style.ilvl = Number(value)
    }
  }
  for (const own of styles.values()) inherit(own, styles)
  return styles
}

function inherit(style: ParagraphStyle, styles: ReadonlyMap<string, ParagraphStyle>): void {
  let base = style.basedOn
  // Bounded: a file may base two styles on each other.
  for (let depth = 0; base !== undefined && depth < 20; depth++) {
    const above = styles.get(base)
    if (!above) return
    if (style.outline === undefined && above.outline !== undefined) style.outline = above.outline
    if (style.numId === undefined && above.numId !== undefined) style.numId = above.numId
    if (style.ilvl === undefined && above.ilvl !== undefined) style.ilvl = above.ilvl
    base = above.basedOn
  }
}

/** The heading level (1 to 6) that a style gives, if any. */
export function headingLevel(style: ParagraphStyle | undefined, id: string | undefined): number | undefined {
  const named = /^heading\s*([1-9])/i.exec(style?.name ?? '') ?? /^heading([1-9])/i.exec(id ?? '')
  if (named) return Math.min(6, Number(named[1]))
  if (style?.outline !== undefined && style.outline >= 0 && style.outline < 9) return Math.min(6, style.outline + 1)
  return /^title$/i.test(style?.name ?? id ?? '') ? 1 : undefined
}
