import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

/** Stays in sight below the header while one scrolls. */
export const strip = style({
  position: 'sticky',
  top: '4rem',
  maxWidth: `calc(${vars.layout.page} + 4rem)`,
  padding: `${vars.space.s4} ${vars.space.s6} 0`,
  zIndex: vars.z.sticky,
  '@media': {
    [media.phone]: { top: '3.5rem', paddingInline: '1.25rem' },
    [media.print]: { display: 'none' },
  },
})
export const ground = style({ background: vars.color.overlay, boxShadow: vars.shadow.float })
