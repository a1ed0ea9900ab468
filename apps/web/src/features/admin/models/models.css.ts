import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text } = vars

/** Opens a section: its title, and beside it what holds for all of it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `2px ${space.s4}`,
  paddingTop: space.s2,
  borderTop: `2px solid ${color.ink}`,
})
globalStyle(`${head} > span`, { font: text.small, color: color.ink2 })
/** Opens a part of a section. */
export const within = style({ marginTop: space.s3 })
export const name = style({
  display: 'grid',
  gap: '2px',
  minWidth: '9rem',
  '@media': { [media.phone]: { minWidth: 0 } },
})
export const title = style({ font: `500 1rem/1.35 ${vars.font.serif}`, overflowWrap: 'anywhere' })
export const sub = style({ font: text.small, color: color.ink3 })
export const figure = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' })
export const evaluation = style({ display: 'grid', gap: '4px', minWidth: '6rem' })
export const share = style({ display: 'block', width: '5.5rem', height: '3px', background: color.line })
export const shareOf = style({ display: 'block', height: '100%', background: color.ink })
export const state = style({
  display: 'inline-flex',
  gap: '5px',
  alignItems: 'center',
  minHeight: '2rem',
  font: text.small,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: color.ink2,
  selectors: {
    '&[data-tone="good"]': { color: color.low },
    '&[data-tone="now"]': { color: color.brass },
    '&[data-tone="bad"]': { color: color.high },
    '&[data-tone="warn"]': { color: color.medium },
  },
})
globalStyle(`${state} svg`, { width: '0.9375rem', height: '0.9375rem', strokeWidth: 2, flex: 'none' })
export const deeds = style({
  display: 'inline-grid',
  justifyItems: 'end',
  gap: '2px',
  whiteSpace: 'nowrap',
})
globalStyle(`${deeds} > ${state}`, { width: 'max-content', maxWidth: '7rem', whiteSpace: 'normal', textAlign: 'start' })
// The second is quiet: its word stands at the edge, where the frame of the first does.
globalStyle(`${deeds} > button:not(:first-child)`, { marginRight: `calc(-1 * ${space.s2})` })
/** How far something is: its words at the left, what can be done at the right, the bar below both. */
export const meter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `2px ${space.s4}`,
  font: text.small,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${meter} b`, { fontWeight: 600, color: color.ink })
globalStyle(`${meter} > :last-child`, { gridColumn: '1 / -1' })
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s2} ${space.s4}` })
export const files = style({ display: 'grid', gap: space.s2, listStyle: 'none', borderTop: `1px solid ${color.line2}` })
globalStyle(`${files} > li`, { padding: `${space.s2} 0`, borderBottom: `1px solid ${color.line2}` })
export const inDialog = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })
export const hours = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 12rem))', gap: space.s4 })
export const questions = style({ display: 'grid', gap: space.s3, paddingLeft: space.s5 })
globalStyle(`${questions} > li > *`, { display: 'block' })
