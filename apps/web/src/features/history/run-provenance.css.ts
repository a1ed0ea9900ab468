import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const provenance = style({
  marginTop: space.s6,
  paddingTop: space.s3,
  borderTop: `1px solid ${color.line2}`,
  font: vars.text.small,
  color: color.ink2,
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
export const title = style({ font: vars.text.h3, fontSize: '1rem', color: color.ink })
export const line = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: space.s3,
  paddingTop: '4px',
  overflowWrap: 'anywhere',
})
export const label = style({ color: color.ink3 })
