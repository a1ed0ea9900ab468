import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, font } = vars

const under = (distance: number, ground: string, line: string) =>
  `${distance}px ${distance}px 0 -1px ${ground}, ${distance}px ${distance}px 0 0 ${line}`

/** A page on a pile of pages. */
export const folio = style({
  marginRight: '14px',
  border: `1px solid ${color.lineControl}`,
  background: color.sheet,
  boxShadow: `${under(7, color.sheet, color.lineControl)}, ${under(14, color.well, color.line2)}`,
})
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.s4,
  padding: '12px 20px 10px',
  borderBottom: `3px double ${color.lineControl}`,
  font: `italic 400 0.875rem/1.4 ${font.serif}`,
  color: color.ink2,
})
export const tiles = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' })
export const tile = style({
  minHeight: '12.5rem',
  padding: '20px 22px 24px',
  selectors: {
    '&:nth-child(odd)': { borderRight: `1px solid ${color.line2}` },
    '&:nth-child(-n + 2)': { borderBottom: `1px solid ${color.line2}` },
  },
  '@media': { [media.phone]: { minHeight: '11rem', padding: '14px' } },
})
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  marginBottom: space.s3,
  font: `600 1rem/1.3 ${font.serif}`,
})
globalStyle(`${name} svg`, { width: '1.0625rem', height: '1.0625rem', strokeWidth: 1.75, color: color.brassLine })

export const sheet = style({
  padding: '10px 14px 6px',
  border: `1px solid ${color.line2}`,
  background: color.paper,
})
export const line = style({ height: '4px', margin: '9px 0', background: color.line })
export const address = style({ background: color.ink3 })
export const last = style({ marginBottom: space.s4 })
export const signature = style({
  margin: '12px 0 4px',
  font: `italic 400 1rem/1.2 ${font.serif}`,
  color: color.link,
})
export const score = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  '@media': { [media.phone]: { flexWrap: 'wrap', gap: space.s3 } },
})
export const ring = style({ position: 'relative', display: 'grid', placeItems: 'center', width: '5.75rem' })
globalStyle(`${ring} svg`, { width: '100%', rotate: '-90deg' })
export const number = style({ position: 'absolute', font: `400 1.75rem/1 ${font.serif}` })
export const severities = style({ display: 'grid', gap: '10px' })
export const found = style({
  paddingLeft: '10px',
  borderLeft: `2px solid ${color.ink}`,
  font: `400 0.875rem/1.55 ${font.serif}`,
})
export const written = style({
  marginTop: space.s3,
  padding: '6px 10px',
  borderLeft: `2px dashed ${color.link}`,
  background: color.modelGround,
  font: vars.text.small,
})
export const track = style({ stroke: color.line })
export const arc = style({ stroke: color.goodDot })
