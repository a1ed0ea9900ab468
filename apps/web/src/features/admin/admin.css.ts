import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const path = style({ fontFamily: vars.font.mono, fontSize: '0.9em', overflowWrap: 'anywhere' })

export const switches = style({ borderTop: `1px solid ${vars.color.ink}`, listStyle: 'none' })
export const entry = style({
  display: 'grid',
  gap: vars.space.s3,
  padding: `${vars.space.s4} 0`,
  borderBottom: `1px solid ${vars.color.line2}`,
})

/** A field that finds, and the one that it fills. */
export const picker = style({ display: 'grid', gap: vars.space.s3 })
/** Fields that narrow a list down, beside each other where there is room. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.s4,
})
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s3 })
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.s5,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4 } },
})
export const id = style({ font: vars.text.small, color: vars.color.ink3, overflowWrap: 'anywhere' })
/** A button in a row is never broken in two. */
export const act = style({ whiteSpace: 'nowrap', overflowWrap: 'normal' })
