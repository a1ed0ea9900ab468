import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const bell = style({ position: 'relative', display: 'inline-block' })
export const count = style({
  position: 'absolute',
  top: '3px',
  left: '1.625rem',
  minWidth: '1rem',
  padding: '0 4px',
  borderRadius: vars.radius.pill,
  background: color.brass,
  font: `600 0.625rem/1rem ${vars.font.sans}`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: color.paper,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
})

export const empty = style({ color: color.ink2 })
export const list = style({ borderTop: `1px solid ${color.ink}` })
export const entry = style({
  display: 'grid',
  gap: '2px',
  padding: `${space.s3} 0 ${space.s3} ${space.s3}`,
  borderBottom: `1px solid ${color.line2}`,
  borderLeft: '2px solid transparent',
  overflowWrap: 'anywhere',
  selectors: { '&[data-new]': { borderLeftColor: color.brassLine } },
})
export const title = style({ display: 'flex', alignItems: 'baseline', gap: space.s3, fontWeight: 500 })
export const fresh = style({
  flex: 'none',
  marginLeft: 'auto',
  font: vars.text.micro,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  color: color.brass,
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s4}`,
  font: vars.text.small,
  color: color.ink2,
})
export const reason = style({ font: vars.text.small, color: color.ink2 })
export const all = style({ marginTop: space.s4 })
