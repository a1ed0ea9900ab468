import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

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
export const titles = style({ flex: '1 1 20rem', minWidth: 0 })
export const heading = style({ outline: 'none', overflowWrap: 'anywhere' })
export const lead = style({ marginTop: '6px', maxWidth: vars.measure, color: color.ink2 })

export const search = style({
  display: 'block',
  padding: `${space.s5} 0`,
  '@media': { [media.phone]: { padding: `${space.s4} 0` } },
})
// Where there is nothing to search, the list stands here, or what tells why there is none.
globalStyle(`${head} + :not(${search})`, { marginTop: space.s5 })

/** A title in a row that opens what it names. */
export const open = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})
export const lines = style({ display: 'grid', gap: '2px' })
export const quiet = style({ font: vars.text.small, lineHeight: 1.85, color: color.ink2 })
export const small = style({ font: vars.text.small, color: color.ink3, overflowWrap: 'anywhere' })
