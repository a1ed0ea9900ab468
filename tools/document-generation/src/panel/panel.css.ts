import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text } = vars

/** The tabs take the page from edge to edge; what stands below has the page's own margins. */
export const outer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
const inset = { paddingInline: space.s6, '@media': { [media.phone]: { paddingInline: '1.25rem' } } } as const
globalStyle(`${outer} + p`, { margin: 0, ...inset })
export const page = style({
  ...inset,
  display: 'grid',
  gridTemplateColumns: '17rem minmax(0, 1fr)',
  gap: space.s7,
  alignItems: 'start',
  width: '100%',
  maxWidth: `calc(${vars.layout.page} + 4rem)`,
  paddingBlock: space.s6,
  '@media': {
    [media.compact]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
    [media.marginBelow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 },
    [media.phone]: { ...inset['@media'][media.phone], paddingBlock: space.s5 },
    [media.print]: { display: 'block', padding: 0 },
  },
})
/** What stands there before the work does takes the whole width. */
globalStyle(`${page} > :only-child`, { gridColumn: '1 / -1' })
export const trail = style({
  position: 'sticky',
  // Below the page's own head, which stays as well.
  top: `calc(4rem + ${space.s6})`,
  '@media': { [media.marginBelow]: { position: 'static', maxWidth: '51rem' } },
})
/** As wide as the page of the preview, so that all that comes here ends at one edge. */
export const work = style({ minWidth: 0, maxWidth: '51rem' })
globalStyle(`${work} h1`, { font: text.h1 })
globalStyle(`${work} > h1`, { marginBottom: space.s4 })
export const lines = style({ display: 'grid', gap: space.s3, marginBottom: space.s5 })
/** A quiet line about a draft, with what can be done about it. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s1} ${space.s3}`,
  paddingBlock: space.s1,
  borderBottom: `1px solid ${color.line2}`,
  font: text.small,
  color: color.ink2,
})
export const lineWords = style({ flex: '1 1 14rem' })
export const lineButtons = style({ display: 'flex', gap: space.s3 })
// Their words stand where the line begins and ends.
globalStyle(`${line} > :not(p)`, { marginInline: `calc(-1px - ${space.s2})` })
export const small = style({ font: text.small, color: color.ink2 })
export const hint = style({ font: text.small, color: color.ink3 })
export const chosen = style({ paddingTop: space.s3 })

export const form = style({ selectors: { '* + &': { marginTop: space.s6 } } })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s4,
  paddingTop: space.s4,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const wide = style({ gridColumn: '1 / -1' })
export const required = style({ color: color.brass, fontWeight: 700 })
export const tell = style({ marginTop: space.s2 })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  marginTop: space.s5,
  paddingTop: space.s4,
  borderTop: `1px solid ${color.line2}`,
})
globalStyle(`${foot} > p`, { flex: '1 1 16rem', font: text.small, color: color.ink2 })
export const footButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  '@media': { [media.phone]: { display: 'grid', width: '100%' } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })

/** The text, and beside it what was read in it. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 19rem',
  gap: space.s6,
  alignItems: 'start',
  paddingTop: space.s4,
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 } },
})
export const words = style({
  display: 'grid',
  gap: space.s4,
  minWidth: 0,
  alignSelf: 'start',
  '@media': {
    // The answers may be long: the text stays beside them, where all of it has room.
    '(min-width: 1320px) and (min-height: 720px)': { position: 'sticky', top: `calc(4rem + ${space.s6})` },
  },
})
export const readings = style({ minWidth: 0 })
export const readHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.s3,
  paddingBottom: space.s2,
  borderBottom: `1px solid ${color.line2}`,
})
globalStyle(`${readHead} h3`, { font: text.ui, fontWeight: 600 })
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.s5 },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s1,
  paddingBlock: space.s3,
  borderBottom: `1px solid ${color.line2}`,
  selectors: { '&:focus-within, &:hover': { boxShadow: `inset 0 -2px 0 ${color.brassLine}` } },
})
// As high as what was read, up to where it would push the others out of sight.
globalStyle(`${row} textarea`, { fieldSizing: 'content', minHeight: vars.target, maxHeight: '20rem' })
/** At the height of the label; its word ends where the field does. */
export const clear = style({ position: 'absolute', top: space.s2, right: `calc(-1px - ${space.s2})` })
export const from = style({ font: text.small, color: color.ink2 })
export const source = style({ fontFamily: vars.font.serif })
/** Says under a field that its answer came from the profile or the matter. */
export const known = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s2,
  font: text.small,
  color: color.ink2,
})
export const blanks = style({ paddingTop: space.s4 })
globalStyle(`${blanks} > p`, { font: text.small, color: color.ink2, marginBottom: space.s2 })
export const blankList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** A blank, as it stands in the document: choosing it fills it. */
export const blank = style({
  minHeight: '1.75rem',
  padding: `2px ${space.s2}`,
  border: 0,
  borderBottom: `1px dashed ${color.brassLine}`,
  background: color.brassWash,
  font: text.small,
  color: color.ink,
  textAlign: 'left',
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: vars.target } },
  selectors: { '&:hover': { borderBottomStyle: 'solid' } },
})
export const consent = style({ display: 'grid', gap: space.s3 })
export const generating = style({ display: 'grid', gap: space.s5, maxWidth: vars.measure })
globalStyle(`${generating} h1`, { font: text.h1 })
