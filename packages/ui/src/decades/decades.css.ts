import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, text, motion } = vars

/** A bar is no wider than a word. */
export const graph = style({ maxWidth: '15rem' })
/** Of a fixed height, so that nothing moves when the counts change. */
export const bars = style({
  display: 'flex',
  height: '3rem',
  margin: 0,
  padding: 0,
  borderBottom: `1px solid ${color.lineControl}`,
  listStyle: 'none',
})
export const column = style({ display: 'flex', flex: '1 1 0', minWidth: 0 })
const place = { display: 'flex', alignItems: 'end', width: '100%', height: '100%', padding: '0 3px' }
export const bar = style({ display: 'block', width: '100%', background: color.ink, forcedColorAdjust: 'none' })
export const still = style(place)
export const press = style({
  ...place,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  transition: `background ${motion.fast}`,
  selectors: { '&[data-hovered], &[data-pressed]': { background: color.brassWash } },
})
globalStyle(`${press}[data-hovered] > ${bar}`, { background: color.brassLine })
// On a sheet of paper grounds are left out, and the bars would be.
globalStyle(`${bar}`, {
  '@media': { [media.print]: { borderTop: `1px solid ${color.ink}`, printColorAdjust: 'exact' } },
})
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: space.s1,
  font: text.small,
  color: color.ink2,
})
export const all = style({ marginTop: space.s1 })
