import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const head = style({ paddingBottom: space.s5, borderBottom: `2px solid ${color.ink}` })
export const heading = style({ outline: 'none' })
export const lead = style({ marginTop: '6px', color: color.ink2 })
export const search = style({
  display: 'block',
  padding: `${space.s5} 0`,
  '@media': { [media.phone]: { padding: `${space.s4} 0` } },
})
// Where there is nothing to search, the list stands here, or what tells why there is none.
globalStyle(`${head} + :not(${search})`, { marginTop: space.s5 })
export const open = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})
export const lines = style({ display: 'grid', gap: '2px' })
export const matter = style({ font: vars.text.small, color: color.ink3, overflowWrap: 'anywhere' })
export const quiet = style({ font: vars.text.small, lineHeight: 1.85, whiteSpace: 'nowrap', color: color.ink2 })

/** By as much as a quiet button stands in from its edge. */
const outdent = `calc(-1px - ${space.s2})`

/** A control in a row does not make the row higher; its words stand where the column begins. */
export const control = style({
  display: 'inline-block',
  margin: `-5px 0 -5px ${outdent}`,
  whiteSpace: 'nowrap',
  '@media': { [media.coarse]: { margin: `-10px 0 -10px ${outdent}` } },
})
export const menu = style({
  display: 'inline-block',
  margin: '-8px -8px -8px 0',
})

export const rename = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s2,
  justifySelf: 'stretch',
  maxWidth: '36rem',
})
export const buttons = style({ display: 'flex', gap: space.s2 })

export const question = style({ display: 'grid', gap: space.s3 })
export const words = style({ fontWeight: 600, overflowWrap: 'anywhere' })

export const about = style({ marginBottom: space.s4, color: color.ink2 })
export const version = style({ display: 'grid', gridTemplateColumns: '1.75rem minmax(0, 1fr)' })
export const number = style({ color: color.ink3 })
export const newest = style({ font: vars.text.small, fontWeight: 600, whiteSpace: 'nowrap', color: color.brass })
export const actions = style({
  display: 'inline-flex',
  alignItems: 'center',
  margin: `-5px 0 -5px ${outdent}`,
  whiteSpace: 'nowrap',
})
