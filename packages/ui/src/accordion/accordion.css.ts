import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const accordion = style({
  borderTop: `2px solid ${color.ink}`,
  borderBottom: `1px solid ${color.line2}`,
  interpolateSize: 'allow-keywords',
})
export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${color.line2}` } } })
export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space.s4,
  padding: `${space.s4} 0`,
  font: `500 1.125rem/1.45 ${vars.font.serif}`,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const mark = style({
  width: '1.125rem',
  height: '1.125rem',
  marginTop: '4px',
  color: color.brassLine,
  strokeWidth: 1.75,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { [`${item}[open] &`]: { rotate: '180deg' } },
})
export const answer = style({
  maxWidth: vars.measure,
  padding: `0 ${space.s6} ${space.s5} 0`,
  color: color.ink2,
  whiteSpace: 'pre-line',
})

/** Opens by growing, where the browser can; the others open at once. */
globalStyle(`${item}::details-content`, {
  height: 0,
  overflow: 'clip',
  transition: `height ${vars.motion.base} ${vars.motion.ease}, content-visibility ${vars.motion.base} allow-discrete`,
})
globalStyle(`${item}[open]::details-content`, { height: 'auto' })
