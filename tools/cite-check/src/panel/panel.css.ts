import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text, font } = vars

export const page = style({ display: 'grid', gap: space.s6 })
export const lead = style({ font: text.lead, color: color.ink2, maxWidth: vars.measure })
export const small = style({ font: text.small, color: color.ink2 })
export const form = style({ display: 'grid', gap: space.s4, justifyItems: 'start' })
globalStyle(`${form} > :first-child`, { width: '100%' })

export const tally = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space.s2} ${space.s5}`,
})
globalStyle(`${tally} > :first-child`, { flex: '1 1 16rem' })
export const eye = style({ font: text.small, color: color.ink2 })
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' })
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  marginBottom: space.s3,
})

export const rest = style({ display: 'block', font: text.small, color: color.ink2 })
export const found = style({ display: 'grid', gap: space.s2, font: text.small, maxWidth: '30rem' })
export const differs = style({
  display: 'grid',
  gap: space.s1,
  margin: 0,
  padding: `${space.s2} ${space.s3}`,
  background: color.well,
  '@media': { [media.print]: { padding: 0, background: 'none' } },
})
globalStyle(`${differs} > div`, { display: 'grid', gridTemplateColumns: '4.5rem minmax(0, 1fr)', gap: space.s2 })
globalStyle(`${differs} dt`, { color: color.ink2, textTransform: 'capitalize' })
globalStyle(`${differs} dd`, { margin: 0, font: `400 0.9375rem/1.5 ${font.serif}`, overflowWrap: 'anywhere' })
export const foundLine = style({ display: 'grid', gap: space.s1, color: color.ink2 })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.s4, font: text.small })
export const candidates = style({ margin: 0, paddingLeft: space.s4 })
export const suggested = style({ font: `400 0.9375rem/1.5 ${font.serif}` })
export const quotations = style({ display: 'grid', gap: space.s3, margin: 0, padding: 0, listStyle: 'none' })
export const quoted = style({ font: `400 0.9375rem/1.5 ${font.serif}`, color: color.ink, overflowWrap: 'anywhere' })

/** What an ellipsis leaves out is the source's own: serif, behind its rule. */
export const gap = style({ font: text.small, color: color.ink2 })
globalStyle(`${gap} > summary`, { cursor: 'pointer', color: color.link, minHeight: '1.5rem' })
// On paper nothing can be opened.
globalStyle(`${gap}::details-content`, { '@media': { print: { contentVisibility: 'visible', display: 'block' } } })
export const leftOut = style({
  display: 'block',
  marginTop: space.s1,
  paddingLeft: space.s3,
  borderLeft: `2px solid ${color.ink}`,
  font: `400 0.9375rem/1.5 ${font.serif}`,
  color: color.ink,
  overflowWrap: 'anywhere',
})
export const wrong = style({ font: text.small, color: color.mismatch })

export const reviewed = style({ display: 'grid', gap: space.s1, font: text.small, color: color.ink2 })
globalStyle(`${reviewed} strong`, { color: color.ink })
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
export const reviewForm = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2, maxWidth: '18rem' })
globalStyle(`${reviewForm} > :first-child`, { flex: '1 0 100%' })

/** The text, and the notes that stay in view beside it. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.margin}`,
  gap: space.s7,
  '@media': { [media.marginBelow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 } },
})
globalStyle(`${beside} > :first-child`, { alignSelf: 'start', margin: 0 })
export const notes = style({
  position: 'sticky',
  // Below the head of the page, which stays as well.
  top: '5rem',
  alignSelf: 'start',
  maxHeight: `calc(100vh - 5rem - ${space.s5})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the ring of the note that has the focus.
  padding: space.s2,
  margin: `calc(-1 * ${space.s2})`,
  '@media': {
    [media.marginBelow]: { position: 'static', maxHeight: 'none', overflowY: 'visible' },
    // The table holds the same, and a note opens in its place.
    [media.phone]: { display: 'none' },
  },
})
export const more = style({ display: 'grid', gap: space.s3, marginTop: space.s2, justifyItems: 'start' })
export const pageMark = style({
  margin: `${space.s5} 0 ${space.s3}`,
  paddingTop: space.s2,
  borderTop: `1px solid ${color.line}`,
  font: text.small,
  color: color.ink3,
  selectors: { '&:first-child': { marginTop: 0, borderTop: 0, paddingTop: 0 } },
})

/** A button's word stays whole in a narrow column. */
export const whole = style({ whiteSpace: 'nowrap' })

export const proposal = style({
  display: 'grid',
  gap: space.s2,
  paddingTop: space.s2,
  borderTop: `1px solid ${color.line}`,
})
export const proposed = style({ font: `400 0.9375rem/1.5 ${font.serif}`, color: color.ink, overflowWrap: 'anywhere' })
export const copy = style({ display: 'grid', gap: space.s3 })
