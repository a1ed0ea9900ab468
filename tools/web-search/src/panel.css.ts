import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text, font } = vars

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })

export const ask = style({
  display: 'grid',
  gap: space.s4,
  '@media': { [media.print]: { display: 'none' } },
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s4,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** The button stands beside the field, not beside its label. */
export const go = style({
  paddingTop: '1.875rem',
  '@media': { [media.phone]: { paddingTop: 0, display: 'grid' } },
})
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s6}` })
export const hint = style({ maxWidth: vars.measure, font: text.small, color: color.ink3 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s3,
  paddingTop: space.s4,
  borderTop: `2px solid ${color.ink}`,
})
globalStyle(`${head} h2`, { font: text.h2 })
export const actions = style({ display: 'flex', gap: space.s1, '@media': { [media.print]: { display: 'none' } } })

export const result = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 })

/** The summary stands under the count, without a rule of its own; a rule opens the list. */
export const summary = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })
globalStyle(`${summary} h3`, { font: text.h3 })

export const results = style({ paddingTop: space.s4, borderTop: `1px solid ${color.lineControl}` })
export const above = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space.s2} ${space.s4}`,
})
export const reached = style({ whiteSpace: 'nowrap' })

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const item = style({
  scrollMarginBlock: '5rem',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' } },
})

export const sentences = style({ display: 'grid', gap: space.s4, margin: 0, padding: 0, listStyle: 'none' })
export const sentence = style({ font: text.answer, maxWidth: vars.measure, overflowWrap: 'anywhere' })
export const doubt = style({ font: text.small, color: color.mismatch, marginTop: space.s1 })
export const from = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.s2 })

/** The number of a result, in a sentence or below it. It leads to the result. */
export const number = style({
  minWidth: '1.5rem',
  minHeight: '1.5rem',
  padding: '0 2px',
  border: 0,
  borderRadius: vars.radius.r1,
  background: 'none',
  font: `600 0.8125rem/1.5rem ${font.sans}`,
  color: color.link,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
  '@media': { [media.coarse]: { minWidth: '2rem', minHeight: '2rem' }, [media.print]: { color: color.ink } },
})

export const rests = style({ font: text.small, marginTop: space.s4 })
globalStyle(`${rests} > summary`, { color: color.link, cursor: 'pointer', paddingBottom: space.s3 })
