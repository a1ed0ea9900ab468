import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

/** The room on the disk, in one line. */
export const disk = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(6rem, 1fr) auto',
  alignItems: 'center',
  gap: space.s4,
  padding: `${space.s3} 0`,
  borderTop: `1px solid ${color.line2}`,
  borderBottom: `1px solid ${color.line2}`,
  font: vars.text.small,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 } },
})
globalStyle(`${disk} b`, { fontWeight: 600, color: color.ink })
export const stack = style({ display: 'flex', height: '8px', background: color.line })
export const library = style({ background: color.ink })
export const other = style({
  background: `repeating-linear-gradient(90deg, ${color.lineControl} 0 2px, transparent 2px 5px)`,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `2px ${space.s4}`,
  paddingTop: space.s2,
  borderTop: `2px solid ${color.ink}`,
})

/** The years of which a court's decisions are in the library, on a scale that all rows share. */
export const years = style({
  position: 'relative',
  display: 'block',
  minWidth: '10rem',
  height: '8px',
  marginTop: '9px',
  background: `linear-gradient(${color.line}, ${color.line}) 0 50% / 100% 1px no-repeat`,
  '@media': { [media.phone]: { width: '100%', minWidth: 0 } },
})
export const stretch = style({ position: 'absolute', top: 0, bottom: 0, minWidth: '2px', background: color.ink })
export const axis = style({
  position: 'relative',
  display: 'block',
  minWidth: '10rem',
  height: '1rem',
  letterSpacing: 0,
})
export const tick = style({
  position: 'absolute',
  bottom: 0,
  translate: '-50% 0',
  selectors: { '&:first-child': { translate: '0 0' }, '&:last-child': { translate: '-100% 0' } },
})

export const title = style({
  display: 'grid',
  gap: '2px',
  minWidth: '12rem',
  '@media': { [media.phone]: { minWidth: 0 } },
})
export const sub = style({ font: vars.text.small, color: color.ink3 })
export const figure = style({
  display: 'grid',
  gap: '2px',
  minWidth: '7rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const edition = style({
  display: 'block',
  maxWidth: '12rem',
  font: vars.text.small,
  lineHeight: 1.6,
  color: color.ink2,
  '@media': { [media.phone]: { maxWidth: 'none' } },
})
export const deeds = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s2,
  '@media': { [media.phone]: { flexDirection: 'column' } },
})
export const workDeeds = style({ display: 'flex', alignItems: 'flex-start', alignSelf: 'start', gap: space.s2 })
/** A figure with its unit, or a span of years, is never broken in two. */
export const unbroken = style({ whiteSpace: 'nowrap' })
export const search = style({ maxWidth: '26rem' })
export const none = style({ display: 'inline-block', maxWidth: '9rem', font: vars.text.small, color: color.ink3 })
export const notes = style({ display: 'grid', justifyItems: 'start', gap: '2px', marginTop: space.s1 })

export const work = style({ display: 'grid', borderTop: `1px solid ${color.ink}`, listStyle: 'none' })
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.s2} ${space.s4}`,
  padding: `${space.s4} 0`,
  borderBottom: `1px solid ${color.line2}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const workTitle = style({ font: vars.text.source })
export const across = style({ gridColumn: '1 / -1', minWidth: 0 })
export const state = style({ fontWeight: 600, color: color.ink })

export const group = style({ borderBottom: `1px solid ${color.line2}` })
export const groupTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minHeight: vars.target,
  font: vars.text.ui,
  fontWeight: 600,
  color: color.brass,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
globalStyle(`${groupTitle} svg`, {
  width: '1rem',
  height: '1rem',
  marginLeft: 'auto',
  color: color.brassLine,
  strokeWidth: 1.75,
})
globalStyle(`${group}[open] > ${groupTitle} svg`, { rotate: '180deg' })
export const count = style({ font: vars.text.small, color: color.ink3 })
export const groups = style({ borderTop: `1px solid ${color.ink}` })
export const inGroup = style({ paddingBottom: space.s4 })
export const newer = style({ font: vars.text.small, fontWeight: 600, color: color.brass })
export const publisher = style([edition, { maxWidth: '14rem' }])
export const line = style({ display: 'block' })
export const dialog = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })
export const check = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 })
/** What is done here, and is no part of what the library has. */
export const notPrinted = style({ '@media': { [media.print]: { display: 'none' } } })
