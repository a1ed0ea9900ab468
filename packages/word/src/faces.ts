import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'

/** Source Serif 4 in three styles; DejaVu for what it lacks. Both may be put into files (OFL, Bitstream Vera license). */
export type Face = 'regular' | 'bold' | 'italic' | 'serif' | 'sans'

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
  for (const codePoint of [...font.characterSet].sort((a, b) => rank(a) - rank(b))) {
    const glyph = font.glyphForCodePoint(codePoint)
    if (glyph.codePoints[0] === codePoint && isForm(codePoint)) glyph.codePoints = lettersOf(codePoint)
  }
}

/** A form of letters that Unicode has for older programs, as 'fi' or a joined Arabic letter: in search it is its letters. */
const isForm = (codePoint: number): boolean =>
  (codePoint >= 0xfb00 && codePoint <= 0xfdff) || (codePoint >= 0xfe70 && codePoint <= 0xfefc)

const lettersOf = (codePoint: number): number[] =>
  [...String.fromCodePoint(codePoint).normalize('NFKC')].map((letter) => letter.codePointAt(0) ?? codePoint)
