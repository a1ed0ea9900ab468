import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text } = vars

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const answer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })
export const paragraphs = style({ display: 'grid', gap: space.s3 })
export const paragraph = style({ font: text.body, overflowWrap: 'anywhere' })
export const plain = style({ font: text.body, overflowWrap: 'anywhere' })
export const doubt = style({ font: text.small, color: color.mismatch })
export const note = style({ font: text.small, color: color.ink3 })
export const lead = style({ font: text.small, fontWeight: 600, color: color.ink2 })

export const passages = style({ display: 'grid', gap: space.s5, margin: 0, padding: 0, listStyle: 'none' })
export const passage = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 })
export const authority = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `2px ${space.s3}` })
export const name = style({ font: text.body, fontWeight: 500, overflowWrap: 'anywhere' })
globalStyle(`${name} i`, { fontFamily: vars.font.serif })
export const about = style({ fontWeight: 400, color: color.ink3 })
/** Words about an authority, in our own hand: no rule of a source beside them. */
export const editors = style({
  display: 'grid',
  gap: space.s1,
  maxWidth: vars.measure,
  font: text.body,
  color: color.ink2,
})
export const whose = style({ font: text.small, color: color.ink3 })
/** What of an earlier answer does not stand any more. */
export const changed = style({ font: text.body, fontWeight: 500, color: color.mismatch, overflowWrap: 'anywhere' })
export const caution = style({ font: text.small, fontWeight: 600, color: color.mismatch })

export const more = style({ font: text.small })
globalStyle(`${more} > summary`, { width: 'fit-content', padding: '4px 0', color: color.link, cursor: 'pointer' })
globalStyle(`${more}[open] > summary`, { marginBottom: space.s3 })
globalStyle(`${more} > summary`, { '@media': { [media.coarse]: { minHeight: vars.target, lineHeight: vars.target } } })

export const found = style({ display: 'grid', gap: space.s1, margin: 0, padding: 0, listStyle: 'none' })
export const thinking = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s1} ${space.s4}`,
})
export const step = style({ font: text.small, color: color.ink3 })

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.s3,
})
export const line = style({ flex: '1 1 20rem', minWidth: 0 })
export const clear = style({ '@media': { [media.print]: { display: 'none' } } })
