import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const checkbox = style({
  display: 'grid',
  gridTemplateColumns: '1.125rem 1fr',
  gap: '0.5rem',
  padding: '3px 0',
  font: vars.text.small,
  color: color.ink2,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: color.ink3, cursor: 'not-allowed' } },
  '@media': { [media.coarse]: { padding: '12px 0' } },
})

export const box = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.125rem',
  height: '1.125rem',
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.r1,
  background: color.sheet,
  color: color.onPrimary,
  selectors: {
    '[data-hovered] > &': { borderColor: color.ink },
    '[data-invalid] > &': { borderColor: color.high, boxShadow: `inset 3px 0 0 ${color.high}` },
    '[data-selected] > &': { background: color.primary, borderColor: color.primary, boxShadow: 'none' },
    '[data-disabled] > &': { background: color.well },
    '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})
globalStyle(`${box} svg`, { width: '0.875rem', height: '0.875rem', strokeWidth: 3 })

export const below = style({ paddingLeft: '1.625rem' })
