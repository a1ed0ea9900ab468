import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  font: `600 1.3125rem/1 ${vars.font.serif}`,
  letterSpacing: '-0.01em',
})

/** A long name ends in three points. */
export const words = style({ minWidth: 0, overflow: 'hidden', lineHeight: 1.3, textOverflow: 'ellipsis' })

/** Two bands of brass: brighter on the dark ground of a spine. */
export const bands = style({
  stroke: vars.color.brassLine,
  selectors: { '[data-ground="spine"] &': { stroke: vars.color.spineBrass } },
})
