import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const tally = style({ display: 'grid', gap: '6px' })
export const segments = style({ display: 'flex', gap: '2px', minWidth: 0 })
const segment = style({
  flex: '1 1 0',
  minWidth: '2px',
  height: '6px',
  background: 'currentColor',
  printColorAdjust: 'exact',
})
export const status = styleVariants({
  verified: [segment, { color: color.verified }],
  amber: [segment, { color: color.mismatch }],
  mismatch: [segment, { color: color.mismatch }],
  ambiguous: [segment, { color: color.ambiguous }],
  'not-found': [segment, { color: color.notFound }],
  red: [segment, { color: color.notFound }],
  unchecked: [segment, { color: color.unchecked, background: 'none', boxShadow: 'inset 0 0 0 1px currentColor' }],
})

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: '5px',
  font: `600 0.75rem/1.4 ${vars.font.sans}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${base} svg`, { width: '0.875rem', height: '0.875rem', strokeWidth: 2 })
/** How many count as what, in words: beneath the segments, and where there are none. */
export const words = styleVariants({
  verified: [base, { color: color.verified }],
  amber: [base, { color: color.mismatch }],
  mismatch: [base, { color: color.mismatch }],
  ambiguous: [base, { color: color.ambiguous }],
  'not-found': [base, { color: color.notFound }],
  red: [base, { color: color.notFound }],
  unchecked: [base, { color: color.unchecked }],
})
export const nothing = style({ font: vars.text.small, color: color.ink3 })
