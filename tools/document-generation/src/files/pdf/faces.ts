import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'

export type Style = 'regular' | 'bold' | 'italic'
/** A face by the name that it has in the file. */
export type Face = Style | 'serif' | 'sans'

const files: Record<Face, string> = {
  regular: import.meta.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf'),
  italic: import.meta.resolve('@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
  serif: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf'),
  sans: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
}
export const faces = Object.keys(files) as Face[]

const loaded = new Map<Face, fontkit.Font>()

/** A face, read once a process: its tables are long to read. */
export function fontOf(face: Face): fontkit.Font {
  const known = loaded.get(face)
  if (known) return known
  const font = fontkit.create(readFileSync(fileURLToPath(files[face]))) as fontkit.Font
  nameGlyphs(font)
  loaded.set(face, font)
  return font
}

/**
 * A glyph says for good which character it was first made for, which is none if it was made as a part of another, and is
 * copied from the file as that one. So each is made here for its own; of several, for the one that is used most.
 */
function nameGlyphs(font: fontkit.Font): void {
  const rank = (codePoint: number) => (codePoint < 0x250 ? 0 : codePoint >= 0x2000 && codePoint < 0x2070 ? 1 : 2)
  for (const codePoint of [...font.characterSet].sort((a, b) => rank(a) - rank(b))) font.glyphForCodePoint(codePoint)
}

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
const clusters = new Intl.Segmenter('en-US', { granularity: 'grapheme' })

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
