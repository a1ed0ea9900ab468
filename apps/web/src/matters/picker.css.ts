import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const picker = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })
export const list = style({ borderTop: `1px solid ${color.ink}` })
globalStyle(`${list} > li`, { borderBottom: `1px solid ${color.line2}` })
export const choice = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s3,
  width: '100%',
  minHeight: vars.target,
  padding: `${space.s3} ${space.s2}`,
  border: 0,
  background: 'none',
  font: vars.text.body,
  textAlign: 'left',
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${color.brassWash} 45%, transparent)` },
    '&:disabled': { cursor: 'progress' },
  },
  '@media': { [media.phone]: { paddingInline: 0 } },
})
globalStyle(`${choice} svg`, { width: '1.125rem', height: '1.125rem', marginTop: '3px', color: color.brass })
export const words = style({ display: 'grid', gap: '2px', overflowWrap: 'anywhere' })
export const name = style({ font: vars.text.source })
export const small = style({ font: vars.text.small, color: color.ink3 })
