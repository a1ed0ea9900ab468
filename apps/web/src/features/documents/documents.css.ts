import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'
import { quiet } from '../../components/list/list-page.css.ts'

const { color, space } = vars

export const whole = style([quiet, { whiteSpace: 'nowrap' }])

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
