import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const odds = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s6,
  alignItems: 'end',
  padding: `${space.s5} 0 ${space.s6}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 } },
})
export const label = style({ marginBottom: space.s2, font: vars.text.small, color: color.ink2 })
export const number = style({
  fontFamily: vars.font.serif,
  fontSize: '5rem',
  lineHeight: 0.9,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'lining-nums',
})
export const sign = style({ fontSize: '2.25rem', color: color.ink2 })
export const scale = style({ position: 'relative', height: '10px', marginTop: '12px', background: color.line })
export const bar = style({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  background: color.ink,
  printColorAdjust: 'exact',
})
/** Brass is ornament: the likely range is drawn over the bar, and told in words below. */
export const bracket = style({
  position: 'absolute',
  top: '-12px',
  height: '8px',
  border: `2px solid ${color.brassLine}`,
  borderBottom: 0,
})
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s3,
  marginTop: space.s3,
  font: vars.text.small,
  color: color.ink3,
})
/** Their figures stay in one line, however narrow. */
globalStyle(`${ends} > [aria-hidden]`, { flex: 'none', whiteSpace: 'nowrap' })
export const told = style({ textAlign: 'center', color: color.ink2 })
export const confidence = style({ color: color.ink, whiteSpace: 'nowrap' })
