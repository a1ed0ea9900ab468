import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text } = vars
const one = 'minmax(0, 1fr)'

export const preview = style({ display: 'grid', gridTemplateColumns: one, gap: space.s4, maxWidth: '51rem' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s3}`,
  '@media': { [media.print]: { display: 'none' } },
})
// Quiet words stand where the page begins, and on a phone where it ends.
const outdent = `calc(-1px - ${space.s2})`
globalStyle(`${actions} > :first-child`, { marginLeft: outdent, marginRight: 'auto' })
globalStyle(`${actions} > button + button`, { '@media': { [media.phone]: { marginInline: outdent } } })
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  '@media': { [media.phone]: { width: '100%' } },
})
/** One button in two: what it does, and beside it in which other ways. */
export const split = style({ display: 'flex', gap: '1px', '@media': { [media.phone]: { flexGrow: 1 } } })
globalStyle(`${split} > :first-child`, { flexGrow: 1, borderStartEndRadius: 0, borderEndEndRadius: 0 })
globalStyle(`${split} > button + button`, {
  width: '2.5rem',
  height: 'auto',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  background: color.primary,
  color: color.onPrimary,
  '@media': { [media.coarse]: { width: vars.target } },
})
globalStyle(`${split} > button + button[data-hovered]`, { background: color.primaryHover })
globalStyle(`${split} > button + button:is([data-pressed], [aria-expanded="true"])`, {
  background: color.primaryPressed,
})
globalStyle(`${split} > button[data-pending] + button`, {
  background: color.well,
  boxShadow: `inset 0 0 0 1px ${color.line2}`,
  color: color.ink3,
})
export const tight = style({ display: 'flex', alignItems: 'center', gap: space.s1 })
/** Stays in reach while a long document is read. */
export const bar = style({
  zIndex: vars.z.sticky,
  border: `1px solid ${color.lineControl}`,
  background: color.paper,
  '@media': {
    [media.print]: { display: 'none' },
    // On a small screen it would leave too little of the page.
    '(min-width: 640px) and (min-height: 640px)': { position: 'sticky', top: '4rem' },
  },
})
export const tools = style({ display: 'flex', alignItems: 'center', gap: space.s3, marginLeft: 'auto' })
export const title = style({
  display: 'grid',
  gridTemplateColumns: `auto ${one}`,
  alignItems: 'baseline',
  gap: space.s3,
  paddingLeft: space.s4,
  borderBottom: `1px solid ${color.line2}`,
})
export const titleLabel = style({ font: text.small, color: color.ink2 })
export const titleInput = style({
  minHeight: vars.target,
  padding: `${space.s2} ${space.s4} ${space.s2} ${space.s1}`,
  border: 0,
  background: 'none',
  font: text.h3,
  textOverflow: 'ellipsis',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})
export const count = style({ font: text.small, color: color.ink2, whiteSpace: 'nowrap' })
export const desk = style({ display: 'grid', gridTemplateColumns: one })
export const foot = style({ display: 'grid', gridTemplateColumns: one, gap: space.s3 })
globalStyle(`${foot}:focus`, { outline: 'none' })
export const made = style({
  display: 'grid',
  gridTemplateColumns: `auto ${one}`,
  gap: space.s2,
  font: text.small,
  color: color.ink2,
})
globalStyle(`${made} > svg`, { marginTop: '0.125rem' })
