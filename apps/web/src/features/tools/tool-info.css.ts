import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const description = style({ maxWidth: '56ch' })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.s6,
  marginTop: space.s5,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 } },
})
export const heading = style({
  paddingTop: space.s3,
  marginBottom: space.s2,
  borderTop: `1px solid ${color.lineControl}`,
  font: `600 0.9375rem/1.4 ${vars.font.sans}`,
  color: color.ink,
})
