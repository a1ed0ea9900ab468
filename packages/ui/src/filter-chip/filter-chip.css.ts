import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  '@media': { [media.print]: { display: 'none' } },
})
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '2rem',
  padding: '0 10px',
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.r2,
  background: color.sheet,
  font: `600 0.8125rem/1.43 ${vars.font.sans}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: color.ink },
    '&[data-selected]': { background: color.ink, borderColor: color.ink, color: color.paper },
    '&[data-disabled]': { color: color.ink3, cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { minHeight: vars.target } },
})
globalStyle(`${chip} svg`, { width: '1rem', height: '1rem', strokeWidth: 2.25 })
globalStyle(`${chip}[data-selected] span`, { color: 'inherit' })
export const mark = style({ display: 'inline-flex' })
