import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const spine = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflowY: 'auto',
  background: color.spine,
  color: color.onSpine,
})
export const plate = style({
  margin: space.s5,
  padding: `${space.s3} 0`,
  borderTop: `3px double ${color.spineBrass}`,
  borderBottom: `3px double ${color.spineBrass}`,
})
export const brand = style({ color: 'inherit', textDecoration: 'none', overflowWrap: 'anywhere' })
