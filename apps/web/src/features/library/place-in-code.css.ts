import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text, font } = vars

export const levels = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 0',
  marginBottom: space.s4,
  font: text.small,
  color: color.ink2,
})
globalStyle(`${levels} > li:not(:last-child)::after`, {
  content: '"›"',
  margin: '0 10px',
  color: color.brass,
})
export const opinions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s1} ${space.s4}`,
  listStyle: 'none',
  margin: 0,
  padding: `${space.s3} 0 0`,
  font: text.small,
  '@media': { [media.print]: { display: 'none' } },
})
globalStyle(`${opinions} a`, { color: color.link })
export const neighbors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
  gap: space.s4,
  marginTop: space.s5,
  paddingTop: space.s3,
  borderTop: `1px solid ${color.line2}`,
  '@media': { [media.print]: { display: 'none' } },
})
export const near = style({
  display: 'grid',
  gap: '2px',
  font: `400 0.9375rem/1.45 ${font.serif}`,
  color: color.link,
})
export const way = style({ font: text.small, color: color.ink2 })
export const prose = style({ maxWidth: vars.measure, paddingTop: space.s3, font: text.source, fontSize: '0.9375rem' })
globalStyle(`${prose} p + p`, { marginTop: '0.6em' })
export const note = style({
  maxWidth: vars.measure,
  padding: `${space.s3} 0`,
  borderBottom: `1px solid ${color.line2}`,
})
globalStyle(`${note} summary`, { cursor: 'pointer', font: text.ui, fontWeight: 600, minHeight: vars.target })
export const page = style({ display: 'inline-flex', gap: space.s2, alignItems: 'center', font: text.small })
globalStyle(`${page} input`, {
  width: '4.5rem',
  minHeight: '2rem',
  padding: '2px 8px',
  color: color.ink,
  background: color.sheet,
  border: `1px solid ${color.lineControl}`,
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s4}`,
  alignItems: 'center',
  '@media': { [media.print]: { display: 'none' } },
})
