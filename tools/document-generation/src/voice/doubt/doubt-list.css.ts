import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, text, font } = vars

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 })
export const title = style({ font: text.ui, fontWeight: 600 })
export const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s3,
  padding: `${space.s1} 0`,
  borderTop: `1px solid ${color.line2}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1 } },
})
export const words = style({ font: `400 1rem/1.5 ${font.serif}`, color: color.ink2, whiteSpace: 'pre-wrap' })
export const doubt = style({
  fontWeight: 400,
  color: color.ink,
  textDecoration: `underline dotted ${color.medium}`,
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
})
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
export const more = style({ font: text.small, color: color.ink2 })
