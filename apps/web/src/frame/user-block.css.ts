import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, font } = vars

export const block = style({
  padding: `${space.s4} ${space.s5} ${space.s5}`,
  borderTop: `1px solid ${color.spineLine}`,
})
export const row = style({ display: 'flex', alignItems: 'center', gap: space.s3, marginBottom: space.s3 })
export const words = style({ minWidth: 0 })
export const initials = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  border: `1px solid ${color.spineBrass}`,
  font: `600 0.875rem/1 ${font.serif}`,
  letterSpacing: '0.04em',
  color: color.spineBrass,
})
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const name = style({ font: `600 0.875rem/1.3 ${font.sans}`, ...cut })
export const email = style({ font: `400 0.75rem/1.4 ${font.sans}`, color: color.onSpine2, ...cut })
