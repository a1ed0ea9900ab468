import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4 })
export const rule = style({ font: vars.text.small, color: vars.color.ink3 })
/** What signs in without the password, below the form. */
export const others = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s3 })
export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space.s3,
  font: vars.text.small,
  color: vars.color.ink3,
  '::before': { content: '""', borderTop: `1px solid ${vars.color.line}` },
  '::after': { content: '""', borderTop: `1px solid ${vars.color.line}` },
})
export const turns = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  font: vars.text.small,
})
