import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, text } = vars

export const took = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.s3} ${space.s6}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'space-between',
  gap: `2px ${space.s4}`,
  inlineSize: '15rem',
  maxInlineSize: '100%',
  font: text.small,
  fontVariantNumeric: 'tabular-nums',
})
export const what = style({ color: color.ink2 })
export const bar = style({ gridColumn: '1 / -1', blockSize: '3px', background: color.line2 })
export const used = style({ display: 'block', blockSize: '100%', background: color.brassLine })
