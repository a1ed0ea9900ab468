import { globalStyle, style } from '@vanilla-extract/css'
import { input } from '../field/field.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, font, radius, text } = vars

/** The text and the ground below it lie on each other; the ground's words give both their height. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxHeight: '34rem',
  overflowY: 'auto',
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.r2,
  background: color.sheet,
  selectors: {
    '&[data-invalid]': { borderColor: color.high, boxShadow: `inset 3px 0 0 ${color.high}` },
    '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})
const layer = {
  gridArea: '1 / 1',
  margin: 0,
  padding: '0.75rem 0.875rem',
  border: 0,
  font: text.body,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  // What a browser sets for a field of its own would move its words away from the ground's.
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  textRendering: 'geometricPrecision',
  fontKerning: 'normal',
} as const
export const ground = style({ ...layer, color: 'transparent', pointerEvents: 'none', userSelect: 'none' })
// Without a pixel of its own beside the words, or they would stand elsewhere than the text's.
globalStyle(`${ground} mark`, {
  margin: 0,
  padding: 0,
  color: 'transparent',
  background: 'none',
  borderRadius: radius.r1,
})
globalStyle(`${ground} mark[data-tone="chosen"]`, {
  background: color.mark,
  boxShadow: `0 0 0 2px ${color.mark}, 0 3px 0 ${color.brassLine}`,
})
globalStyle(`${ground} mark[data-tone="found"]`, { boxShadow: `0 2px 0 ${color.brassLine}` })
globalStyle(`${ground} mark[data-tone="unsure"]`, {
  background: color.brassWash,
  boxShadow: `0 0 0 2px ${color.brassWash}`,
  textDecoration: `underline dashed ${color.brassLine}`,
  textUnderlineOffset: '4px',
})
globalStyle(`${ground} mark[data-tone="doubtful"]`, {
  textDecoration: `underline dotted ${color.medium}`,
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
})
export const area = style([
  input,
  {
    ...layer,
    position: 'relative',
    minHeight: 0,
    height: '100%',
    overflow: 'hidden',
    resize: 'none',
    background: 'transparent',
    // The ring is the frame's.
    selectors: { '&, &[data-focused], &:focus-visible': { outline: 'none' } },
  },
])
// Words of a document: both layers alike, or marks would stand elsewhere than their words.
const words = `400 1.0625rem/1.6 ${font.serif}`
globalStyle(`${frame}[data-face="document"] > ${ground}`, { font: words })
globalStyle(`${frame}[data-face="document"] > textarea`, { font: words })
