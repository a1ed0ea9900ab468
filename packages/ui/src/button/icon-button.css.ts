import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const iconButton = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.target,
  height: vars.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.r2,
  background: 'none',
  color: vars.color.ink2,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.well, color: vars.color.ink },
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
  },
  '@media': { [media.print]: { display: 'none' } },
})

globalStyle(`${iconButton} svg`, { width: '1.125rem', height: '1.125rem', strokeWidth: 1.75 })
