import { media, vars } from '@casewright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space, text } = vars

export const alerts = style({
  display: 'grid',
  gap: space.s2,
  justifyItems: 'start',
  marginBottom: space.s6,
  paddingLeft: space.s4,
  borderLeft: `3px solid ${color.mismatch}`,
})
export const title = style({ fontSize: '1.125rem' })
export const lead = style({ font: text.small, color: color.ink2 })
export const list = style({ display: 'grid', justifySelf: 'stretch' })
export const alert = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s3,
  alignItems: 'start',
  padding: `${space.s2} 0`,
  borderTop: `1px solid ${color.line2}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: space.s1 } },
})
export const subject = style({ overflowWrap: 'anywhere' })
export const tool = style({ marginLeft: space.s3, font: text.small, color: color.ink2 })
export const citation = style({ display: 'flex', gap: space.s2, font: text.small, color: color.ink2 })
export const flag = styleVariants({
  red: { flexShrink: 0, color: color.notFound },
  amber: { flexShrink: 0, color: color.mismatch },
})
