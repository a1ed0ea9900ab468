import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const chat = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '600px',
  border: `1px solid ${color.lineControl}`,
  background: color.sheet,
  '@media': { [media.print]: { display: 'block', height: 'auto', border: 0 } },
})
export const log = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s5,
  overflow: 'auto',
  padding: space.s5,
  overscrollBehavior: 'contain',
  outlineOffset: '-2px !important',
  selectors: { '&[data-empty]': { justifyContent: 'center' } },
  '@media': { [media.phone]: { padding: space.s4 }, [media.print]: { padding: 0, overflow: 'visible' } },
})
/** A short conversation stands at the foot; a long one can be scrolled to its head. */
globalStyle(`${log}:not([data-empty]) > :first-child`, { marginTop: 'auto' })
export const foot = style({
  padding: space.s3,
  borderTop: `1px solid ${color.lineControl}`,
  '@media': { [media.print]: { display: 'none' } },
})

export const turn = style({ width: '100%', maxWidth: '44rem', '@media': { [media.print]: { breakInside: 'avoid' } } })
export const mine = style([turn, { alignSelf: 'flex-end', textAlign: 'right', maxWidth: 'min(38rem, 92%)' }])
export const bubble = style({
  display: 'inline-block',
  padding: '10px 14px',
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.r2,
  background: color.well,
  textAlign: 'left',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const under = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: '1.5rem',
  marginTop: '4px',
  font: vars.text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.ink3,
  selectors: { [`${mine} > &`]: { justifyContent: 'flex-end' } },
})

export const input = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space.s2,
})
export const box = style({ minHeight: '2.875rem', maxHeight: '8.5rem', resize: 'none', fieldSizing: 'content' })
globalStyle(`${input} > button`, { minHeight: '2.875rem' })
