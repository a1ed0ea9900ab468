import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text, font } = vars
const one = 'minmax(0, 1fr)'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.s3}`,
  padding: `${space.s1} ${space.s2}`,
})
export const tabs = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.s1}` })
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: vars.target,
  padding: `0 ${space.s2}`,
  border: 0,
  borderRadius: vars.radius.r2,
  background: 'none',
  font: text.ui,
  color: color.ink2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.well },
    '&[aria-expanded="true"]': { color: color.ink, fontWeight: 600 },
  },
})
export const chevron = style({
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
})
/** A filled square before what is left to do, as on the trail of steps. */
export const number = style({
  minWidth: '1.375rem',
  padding: `0 ${space.s1}`,
  border: `1px solid ${color.line}`,
  font: `600 0.8125rem/1.25rem ${font.serif}`,
  textAlign: 'center',
  selectors: {
    '&[data-left="blank"]': { borderColor: color.brassLine, background: color.brassWash, color: color.brass },
    '&[data-left="doubt"]': { borderColor: color.mismatch, background: color.mismatchWash, color: color.mismatch },
  },
})
export const panel = style({
  maxHeight: 'min(24rem, 45vh)',
  padding: `${space.s4} ${space.s4} ${space.s5}`,
  borderTop: `1px solid ${color.line}`,
  overflowY: 'auto',
  selectors: { '&[hidden]': { display: 'none' } },
})
export const none = style({ font: text.body, color: color.ink2 })

export const blanks = style({ display: 'grid', gridTemplateColumns: one, gap: space.s3 })
export const fill = style({
  display: 'grid',
  gridTemplateColumns: `${one} auto auto`,
  alignItems: 'end',
  gap: space.s2,
  '@media': { [media.phone]: { gridTemplateColumns: `auto ${one}`, justifyItems: 'start' } },
})
globalStyle(`${fill} > :first-child`, { '@media': { [media.phone]: { gridColumn: '1 / -1', width: '100%' } } })

export const entries = style({ display: 'grid', gridTemplateColumns: one })
export const entry = style({
  padding: `${space.s3} 0`,
  borderTop: `1px solid ${color.line2}`,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { paddingTop: 0, borderTop: 0 } },
})
export const words = style({ font: text.source, fontSize: '1rem' })
export const tally = style({ marginBottom: space.s3, font: text.small, color: color.ink2 })
/** A sentence of what was said: its number, its words, and what became of it. */
export const sentence = style({
  display: 'grid',
  gridTemplateColumns: `1.75rem ${one}`,
  gap: space.s2,
  padding: `${space.s3} ${space.s2}`,
  borderTop: `1px solid ${color.line2}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { borderTop: 0 },
    '&[data-standing="unplaced"]': { background: color.brassWash },
  },
})
export const ordinal = style({ font: `600 0.8125rem/1.5rem ${font.serif}`, color: color.ink2 })
export const standing = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  font: text.small,
  color: color.ink2,
})
export const why = style({ font: text.small, color: color.ink2 })
export const label = style({ font: text.small, fontWeight: 600 })
export const value = style({ font: text.body, whiteSpace: 'pre-line' })
export const entryActions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2, marginTop: space.s2 })
export const subheading = style({ margin: `${space.s4} 0 ${space.s2}`, font: text.body, fontWeight: 600 })
export const answer = style({
  display: 'grid',
  gridTemplateColumns: `${one} auto`,
  alignItems: 'start',
  gap: space.s3,
})
export const remake = style({
  position: 'sticky',
  bottom: `calc(-1 * ${space.s5})`,
  display: 'flex',
  justifyContent: 'end',
  padding: `${space.s3} 0`,
  background: color.paper,
})
