import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text } = vars
const plainButton = {
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
} as const

export const page = style({ display: 'grid', gap: space.s5, maxWidth: '64rem' })
globalStyle(`${page} h1`, { font: text.h1 })
globalStyle(`${page} h2`, { font: text.ui, fontWeight: 600, marginBottom: space.s2 })
export const lead = style({ font: text.body, color: color.ink2, maxWidth: '68ch' })
export const small = style({ font: text.small, color: color.ink2 })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s5,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const result = style({ display: 'grid', gap: space.s5, minWidth: 0 })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '22rem minmax(0, 1fr)',
  gap: space.s6,
  alignItems: 'start',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const summary = style({ display: 'grid', gap: space.s5, minWidth: 0 })
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.s3,
  font: text.h2,
  fontFamily: vars.font.serif,
  paddingBottom: space.s2,
  borderBottom: `1px solid ${color.line2}`,
})
export const list = style({ listStyle: 'none', margin: 0, padding: 0 })
globalStyle(`${list} > li`, { padding: `${space.s3} 0`, borderBottom: `1px solid ${color.line2}` })
globalStyle(`${list} del, ${list} del *`, { color: color.del })
globalStyle(`${list} ins`, { color: color.ins, textDecoration: 'underline double', textUnderlineOffset: '0.2em' })
export const entry = style({ ...plainButton, display: 'grid', gap: '2px', width: '100%', overflowWrap: 'anywhere' })
export const kind = style({ font: text.small, fontWeight: 600, color: color.ink2 })
export const where = style({ font: text.small, color: color.ink2 })
export const definition = style({ display: 'grid', gap: space.s1, overflowWrap: 'anywhere' })
export const link = style({ ...plainButton, font: text.small, color: color.link, textDecoration: 'underline' })
export const saved = style({ display: 'grid', gap: space.s3 })
export const savedLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 9rem auto',
  gap: space.s3,
  alignItems: 'end',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const places = style({ display: 'grid', gap: space.s1, margin: 0, paddingLeft: space.s4 })

export const balance = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: `${space.s3} 0`,
  borderBlock: `1px solid ${color.line2}`,
})
globalStyle(`${balance} > div`, {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: space.s2,
})
globalStyle(`${balance} > div + div`, { borderLeft: `1px solid ${color.line2}` })
globalStyle(`${balance} dt`, { font: text.small, color: color.ink2, overflowWrap: 'anywhere' })
globalStyle(`${balance} dd`, { margin: 0, font: `400 1.5rem/1.2 ${vars.font.serif}` })

export const clause = style({ selectors: { '&[data-chosen]': { background: color.well } } })
export const clauseName = style({ display: 'flex', gap: space.s2, alignItems: 'baseline' })
export const number = style({ fontFamily: vars.font.serif, color: color.ink2, whiteSpace: 'nowrap' })
export const what = style({ marginTop: '2px', font: text.small, color: color.ink2, overflowWrap: 'anywhere' })
export const side = style({ display: 'flex', gap: space.s1, marginTop: space.s1, font: text.small, fontWeight: 600 })
globalStyle(`${side} > svg`, { width: '1rem', height: '1rem', flex: 'none', marginTop: '2px' })
globalStyle(`${side}[data-side="us"]`, { color: color.ins })
globalStyle(`${side}:not([data-side="us"])`, { color: color.ink2 })
globalStyle(`${side}[data-side="them"]`, { color: color.del })

export const desk = style({ minWidth: 0, border: `1px solid ${color.line2}`, background: color.well })
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s4}`,
  padding: `${space.s2} ${space.s4}`,
  borderBottom: `1px solid ${color.line2}`,
  background: color.paper,
  '@media': { [media.narrow]: { position: 'static' }, [media.print]: { display: 'none' } },
})
export const counts = style({ font: text.small, color: color.ink2, marginRight: 'auto' })
export const steps = style({ display: 'inline-flex', alignItems: 'center', gap: space.s1, font: text.small })
const paper = { background: color.paper, padding: space.s6, fontFamily: vars.font.serif } as const
export const sheet = style({
  ...paper,
  maxWidth: '46rem',
  margin: `${space.s5} auto`,
  display: 'grid',
  gap: space.s3,
  '@media': { [media.phone]: { margin: 0, padding: space.s4 }, [media.print]: { margin: 0, padding: 0 } },
})
export const sides = style({
  ...paper,
  display: 'grid',
  gap: space.s2,
  '@media': { [media.phone]: { padding: space.s3 } },
})
export const paragraph = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: {
    '&[data-block="heading"]': { fontWeight: 600 },
    '&[data-kind="left"], &[data-kind="moved"]': { border: `1px dashed ${color.line2}`, padding: space.s2 },
    '&[data-kind="moved"]': { background: color.well },
    '&[data-chosen]': { outline: `2px solid ${color.brassLine}`, outlineOffset: '4px' },
  },
})
// Old and new words at one place are not one word.
globalStyle(`${paragraph} del + ins`, { marginInlineStart: '0.25em' })
globalStyle(`${paragraph}[data-kind="left"] p`, { color: color.ink2, textDecoration: 'line-through' })
export const side2 = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s4,
  padding: `${space.s2} 0`,
  borderBottom: `1px solid ${color.line2}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: { '&[data-chosen]': { outline: `2px solid ${color.brassLine}` } },
  '@media': { [media.phone]: { gap: space.s2, fontSize: '0.875rem' } },
})
export const fold = style({
  ...plainButton,
  font: text.small,
  color: color.link,
  textAlign: 'center',
  padding: space.s2,
  borderBlock: `1px dashed ${color.line2}`,
  width: '100%',
})
export const move = style({
  ...plainButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  font: text.small,
  fontWeight: 600,
  color: color.link,
})
globalStyle(`${move} > svg`, { width: '1rem', height: '1rem' })
