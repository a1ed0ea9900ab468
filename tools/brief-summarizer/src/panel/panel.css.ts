import { vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text, font } = vars

export const page = style({ display: 'grid', gap: space.s5, maxWidth: '56rem' })
globalStyle(`${page} h1`, { font: text.h1 })

export const lead = style({ font: text.body, color: color.ink2, maxWidth: '68ch' })
export const file = style({ font: text.small, color: color.ink2 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s4,
  justifyContent: 'space-between',
  alignItems: 'start',
  paddingBottom: space.s5,
  borderBottom: `2px solid ${color.ink}`,
})

globalStyle(`${head} > div:first-child`, { flex: '1 1 24rem', minWidth: 0 })

export const section = style({
  display: 'grid',
  gap: space.s4,
  paddingTop: space.s4,
  borderTop: `2px solid ${color.ink}`,
})
globalStyle(`${section} h2`, { font: text.h3 })

export const facts = style({
  display: 'grid',
  gap: `${space.s2} ${space.s5}`,
  gridTemplateColumns: 'minmax(8rem, auto) 1fr',
})
export const fact = style({ display: 'contents' })
globalStyle(`${facts} dt`, { font: text.small, color: color.ink2 })
globalStyle(`${facts} dd`, { font: text.body, fontFamily: font.serif, margin: 0, overflowWrap: 'anywhere' })

export const points = style({ display: 'grid', gap: space.s4, margin: 0, padding: 0, listStyle: 'none' })

export const point = style({ display: 'grid', gridTemplateColumns: '1.75rem minmax(0, 1fr)', gap: space.s2 })
export const number = style({
  font: text.small,
  fontWeight: 600,
  color: color.brass,
  fontFamily: font.serif,
  paddingTop: '3px',
})

export const implication = style({
  display: 'grid',
  gap: space.s2,
  paddingBottom: space.s4,
  borderBottom: `1px solid ${color.line2}`,
  selectors: { '&:last-child': { borderBottom: 0, paddingBottom: 0 } },
})
export const implicationHead = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3, alignItems: 'baseline' })
globalStyle(`${implicationHead} h3`, { font: text.body, fontWeight: 600 })
export const reason = style({ font: text.small, color: color.ink2, maxWidth: '68ch' })
export const quiet = style({ font: text.body, color: color.ink2 })

export const doubt = style({ font: text.small, color: color.mismatch, marginTop: space.s1 })

export const rests = style({ font: text.small })
globalStyle(`${rests} > summary`, { color: color.link, cursor: 'pointer', paddingBottom: space.s3 })
