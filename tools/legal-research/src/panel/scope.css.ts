import { vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, radius, space, text } = vars

export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2, alignItems: 'center' })
export const label = style({ font: text.ui, fontWeight: 600, marginRight: space.s1 })
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  alignItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&:empty': { display: 'none' } },
})
// A part of the scope is a thing that is filled in: brass, as what is chosen.
globalStyle(`${chips} button`, { background: color.brassWash, borderColor: color.brassLine })
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  minHeight: '2rem',
  padding: `0 ${space.s2}`,
  font: text.small,
  border: `1px solid ${color.line2}`,
  borderRadius: radius.r2,
})
export const always = style([chip, { color: color.ink2 }])
export const add = style({ display: 'grid', gap: space.s3, width: 'min(22rem, 80vw)' })
export const years = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.s3 })
export const note = style({ font: text.small, color: color.ink2 })
