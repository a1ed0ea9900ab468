import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text, font } = vars
const one = 'minmax(0, 1fr)'

export const page = style({ display: 'grid', gridTemplateColumns: one, gap: space.s6 })
export const narrow = style({ display: 'grid', gridTemplateColumns: one, gap: space.s5, maxWidth: '56rem' })
globalStyle(`${narrow} h1`, { font: text.h1 })

export const lead = style({ font: text.body, color: color.ink2, maxWidth: vars.measure })
export const file = style({ font: text.small, color: color.ink2, overflowWrap: 'anywhere' })

/** The summary with its margin; beside the document, when that is open, in two halves. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${one} ${vars.layout.margin}`,
  gap: space.s7,
  alignItems: 'start',
  selectors: { '&[data-reading]': { gridTemplateColumns: `${one} ${one}`, gap: space.s6 } },
  '@media': {
    [media.marginBelow]: {
      gridTemplateColumns: one,
      gap: space.s6,
      selectors: { '&[data-reading]': { gridTemplateColumns: one } },
    },
    [media.print]: { display: 'block' },
  },
})
export const column = style({ minWidth: 0 })
globalStyle(`${column} > * + *`, { marginTop: space.s6 })
export const margin = style({ minWidth: 0, '@media': { [media.print]: { marginTop: space.s6 } } })

export const aside = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s1} ${space.s4}` })
export const body = style({ display: 'grid', gridTemplateColumns: one, gap: space.s4 })
export const sentences = style({ display: 'grid', gridTemplateColumns: one, gap: space.s4 })
export const subheading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space.s3,
  font: text.body,
  fontWeight: 600,
})

export const points = style({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space.s4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const point = style({ display: 'grid', gridTemplateColumns: `1.25rem ${one}`, gap: space.s2 })
export const number = style({
  font: `600 0.8125rem/1.85 ${font.serif}`,
  color: color.brass,
})
export const statement = style({ font: text.answer, maxWidth: vars.measure })

export const implications = style([points, { gap: 0 }])
export const implication = style({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space.s3,
  padding: `${space.s4} 0`,
  borderTop: `1px solid ${color.line2}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: space.s2 } },
})
export const implicationHead = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3, alignItems: 'baseline' })
globalStyle(`${implicationHead} h3`, { font: text.body, fontWeight: 600 })
export const reason = style({ font: text.small, color: color.ink2, maxWidth: vars.measure })
export const quiet = style({ font: text.body, color: color.ink2, maxWidth: vars.measure })
export const doubt = style({ font: text.small, color: color.mismatch, marginTop: space.s1 })

export const rests = style({ font: text.small, marginTop: space.s3 })
globalStyle(`${rests} > summary`, { color: color.link, cursor: 'pointer', width: 'fit-content' })
globalStyle(`${rests}[open] > summary`, { marginBottom: space.s3 })
// Printed, nobody can open it.
globalStyle(`${rests}::details-content`, { '@media': { [media.print]: { contentVisibility: 'visible' } } })

export const facts = style({ display: 'grid', gap: space.s3, margin: 0 })
globalStyle(`${facts} dt`, { font: text.small, color: color.ink3 })
globalStyle(`${facts} dd`, { font: `400 1rem/1.45 ${font.serif}`, margin: 0, overflowWrap: 'anywhere' })

export const courtFields = style({ display: 'grid', gap: space.s5, margin: 0 })
globalStyle(`${courtFields} dt`, { font: text.body, fontWeight: 600, marginBottom: space.s2 })
globalStyle(`${courtFields} dd`, { margin: 0 })
export const courtValue = style({ font: text.answer, marginBottom: space.s2 })
export const side = style({ font: text.small, color: color.ink2, marginBottom: space.s1 })

export const ask = style({
  display: 'grid',
  gridTemplateColumns: `${one} auto`,
  gap: space.s3,
  alignItems: 'end',
  maxWidth: '46rem',
  '@media': { [media.phone]: { gridTemplateColumns: one }, [media.print]: { display: 'none' } },
})
export const answer = style({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space.s4,
  paddingTop: space.s4,
  borderTop: `1px solid ${color.line2}`,
})
export const answerHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space.s3,
})
export const question = style({ font: text.h3, overflowWrap: 'anywhere', minWidth: 0 })
export const answerActions = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  '@media': { [media.print]: { display: 'none' } },
})
export const waiting = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s4 })
