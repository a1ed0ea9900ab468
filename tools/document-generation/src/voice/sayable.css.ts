import { vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text, font } = vars

export const sayable = style({ font: text.small, color: color.ink2, paddingBottom: space.s3 })
globalStyle(`${sayable} > summary`, { color: color.link, cursor: 'pointer', width: 'fit-content' })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  columnGap: space.s5,
  margin: `${space.s2} 0 ${space.s3}`,
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space.s3,
  alignItems: 'baseline',
  padding: '4px 0',
  borderBottom: `1px solid ${color.line}`,
})
export const said = style({ font: `500 0.875rem/1.4 ${font.serif}`, color: color.ink })
export const key = style({
  font: text.small,
  fontWeight: 600,
  padding: '0 6px',
  color: color.ink,
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.r1,
})
