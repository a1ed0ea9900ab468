import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const link = style({
  color: vars.color.link,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  borderRadius: vars.radius.r1,
  overflowWrap: 'anywhere',
  selectors: { '&[data-hovered], &:hover': { textDecorationColor: 'currentColor' } },
})

/** Stands alone, as 'View Full Document' does: bold, no rule until it is hovered. */
export const alone = style([
  link,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    font: vars.text.ui,
    fontWeight: 600,
    textDecorationColor: 'transparent',
  },
])
