import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: `${space.s4} ${space.s5}`,
  marginBottom: space.s5,
  flexWrap: 'wrap',
})
/** Actions that leave it less room than this come below it. */
export const words = style({ flex: '1 1 20rem', minWidth: 0 })
export const eyebrow = style({ marginBottom: '6px', font: vars.text.small, color: color.ink2 })
export const title = style({ maxWidth: '32ch', overflowWrap: 'anywhere' })
export const note = style({ marginTop: space.s2, font: vars.text.small, color: color.ink2, maxWidth: vars.measure })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  '@media': { [media.print]: { display: 'none' } },
})
