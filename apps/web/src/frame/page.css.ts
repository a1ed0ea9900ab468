import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const page = style({
  width: '100%',
  maxWidth: `calc(${vars.layout.page} + 4rem)`,
  padding: space.s6,
  '@media': {
    [media.phone]: { padding: `${space.s5} 1.25rem` },
    [media.print]: { maxWidth: 'none', padding: 0 },
  },
})
