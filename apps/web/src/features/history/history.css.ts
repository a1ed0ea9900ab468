import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBottom: space.s5,
  borderBottom: `2px solid ${color.ink}`,
})
export const lead = style({ marginTop: '6px', color: color.ink2 })
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 16rem',
  gap: space.s4,
  padding: `${space.s5} 0`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space.s4} 0` } },
})
export const open = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})
/** A control in a row does not make the row higher. */
export const control = style({
  display: 'inline-block',
  margin: '-5px -8px -5px 0',
  '@media': { [media.coarse]: { margin: '-10px -8px -10px 0' } },
})
export const question = style({ display: 'grid', gap: space.s3 })
export const words = style({ fontWeight: 600, overflowWrap: 'anywhere' })
