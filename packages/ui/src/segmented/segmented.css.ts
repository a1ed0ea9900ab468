import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const group = style({
  display: 'inline-flex',
  maxWidth: '100%',
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.r2,
  background: color.sheet,
  '@media': { [media.print]: { display: 'none' } },
})

export const option = style({
  minHeight: '2rem',
  padding: `0 ${space.s3}`,
  border: 0,
  borderLeft: `1px solid ${color.line2}`,
  background: 'none',
  font: vars.text.small,
  fontWeight: 600,
  color: color.ink2,
  cursor: 'pointer',
  selectors: {
    '&:first-child': { borderLeft: 0 },
    '&[data-hovered]': { background: color.well, color: color.ink },
    '&[data-selected]': {
      background: color.brassWash,
      color: color.ink,
      boxShadow: `inset 0 -2px 0 ${color.brassLine}`,
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px', zIndex: 1 },
  },
  '@media': { [media.coarse]: { minHeight: vars.target } },
})
