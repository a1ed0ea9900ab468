import { type Face, fontOf } from '../faces.ts'

export type Style = 'regular' | 'bold' | 'italic'

/** What has no shape of its own: joiners, marks of direction, choosers of a variant. */
const unseen = /^[\p{Default_Ignorable_Code_Point}\p{Cf}]$/u

const draws = (face: Face, text: string): boolean =>
  [...text].every((character) => fontOf(face).hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

export interface Drawn {
  face: Face
  /** What is drawn; 'actual' is what stands there where no face can draw it. */
  text: string
  actual?: string
}

const box = '□'
const known = new Map<string, Drawn>()

/** What draws a character with its marks: the style's own face, another one that has it, or a box in its place. */
function drawCluster(cluster: string, style: Style): Drawn {
  const seen = [...cluster].filter((character) => !unseen.test(character)).join('')
  const face = ([style, 'serif', 'sans'] as const).find((one) => draws(one, seen))
  const text = face ? seen : box
  return { face: face ?? 'sans', text, ...(text !== cluster && { actual: cluster }) }
}

const plain = /^[\x20-\x7e\u00a0-\u017f\u2013\u2014\u2018-\u201d]*$/
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text in stretches, each of which one face draws. */
export function drawnIn(text: string, style: Style): Drawn[] {
  if (plain.test(text)) return text ? [{ face: style, text }] : []
  const out: Drawn[] = []
  for (const { segment } of clusters.segment(text)) {
    const key = `${style} ${segment}`
    const drawn = known.get(key) ?? drawCluster(segment, style)
    if (known.size < 20_000) known.set(key, drawn)
    const last = out.at(-1)
    if (last && last.face === drawn.face && !last.actual && !drawn.actual) last.text += drawn.text
    else if (last && last.face === drawn.face && last.actual && drawn.actual) {
      last.text += drawn.text
      last.actual += drawn.actual
    } else out.push({ ...drawn })
  }
  return out
}
