import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text, font } = vars

export const page = style({ display: 'grid', gap: space.s6 })
export const results = style({ minWidth: 0 })
export const head = style({
  display: 'flex',
  gap: space.s4,
  alignItems: 'start',
  justifyContent: 'space-between',
  paddingTop: space.s4,
  borderTop: `2px solid ${color.ink}`,
  '@media': { [media.phone]: { flexWrap: 'wrap', gap: space.s2 } },
})
globalStyle(`${head} h2`, { font: text.h2 })
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2, alignItems: 'center' })
export const about = style({ font: text.small, color: color.ink2, marginTop: space.s1 })
export const list = style({ display: 'grid', gap: space.s5, marginTop: space.s4 })
export const entries = style({ margin: 0, padding: 0, listStyle: 'none' })
export const group = style({ font: text.small, fontWeight: 600, color: color.ink2 })
export const says = style({ fontWeight: 400, marginLeft: space.s2 })
export const scope = style({ marginTop: space.s2 })
export const near = style({ display: 'grid', gap: space.s3, margin: `${space.s3} 0 0`, padding: 0, listStyle: 'none' })
export const outside = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  alignItems: 'center',
  marginTop: space.s4,
})
export const more = style({ paddingTop: space.s5 })
export const weak = style({ font: text.small })
globalStyle(`${weak} > summary`, { width: 'fit-content', padding: '4px 0', color: color.link, cursor: 'pointer' })
globalStyle(`${weak} > summary`, { '@media': { [media.coarse]: { minHeight: vars.target, lineHeight: vars.target } } })
export const searched = style({ font: text.small, color: color.ink2, paddingLeft: space.s4, margin: `${space.s2} 0 0` })

export const editors = style({ display: 'grid', gap: space.s2 })
export const whose = style({ font: text.small, color: color.ink2 })
export const holding = style({ maxWidth: vars.measure })
export const statements = style({ display: 'grid', gap: space.s3 })
export const doubt = style({ font: text.small, color: color.mismatch })
export const rests = style({ font: text.small })
globalStyle(`${rests} > summary`, { color: color.link, cursor: 'pointer', width: 'fit-content' })
// Printed, nobody can open it.
globalStyle(`${rests}::details-content`, { '@media': { [media.print]: { contentVisibility: 'visible' } } })
globalStyle(`${rests}[open] > summary`, { marginBottom: space.s3 })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.s5, alignItems: 'baseline' })
export const small = style({ font: text.small, color: color.ink2 })
export const from = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s3}`, alignItems: 'baseline' })
export const missed = style({ color: color.mismatch })
export const again = style({ marginTop: space.s3 })
export const memo = style({ fontFamily: font.serif })
export const asked = style({ display: 'grid', gap: space.s1, '@media': { [media.print]: { marginBottom: space.s5 } } })
export const restsBy = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 })
