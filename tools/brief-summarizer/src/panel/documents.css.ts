import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, text } = vars

export const documents = style({ '@media': { [media.print]: { display: 'none' } } })
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(6rem, auto)',
  gap: space.s4,
  alignItems: 'center',
  minHeight: '3.25rem',
  padding: `${space.s2} 0 ${space.s2} ${space.s3}`,
  borderTop: `1px solid ${color.line2}`,
  borderLeft: '2px solid transparent',
  selectors: { '&:first-child': { borderTop: 0 }, '&[aria-current]': { borderLeftColor: color.brassLine } },
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: `${space.s1} ${space.s3}` },
  },
})
export const name = style({ font: text.body, fontWeight: 600, overflowWrap: 'anywhere' })
export const state = style({
  font: text.small,
  color: color.ink2,
  overflowWrap: 'anywhere',
  selectors: { '&[data-state="failed"]': { color: color.high } },
  '@media': { [media.phone]: { gridColumn: '1', gridRow: '2' } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s2,
  '@media': { [media.phone]: { gridColumn: '2', gridRow: '1 / 3', alignSelf: 'center' } },
})
export const shown = style({ font: text.small, color: color.ink3 })
