import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const foot = style({
  display: 'grid',
  gap: vars.space.s3,
  marginTop: vars.space.s6,
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
export const date = style({ font: vars.text.small, color: vars.color.ink2 })
