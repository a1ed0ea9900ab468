import { vars } from '@casewright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'
import { hit, query } from './search-lines.css.ts'

const { color, space, font } = vars

export const asked = style([query, { fontSize: '0.9375rem' }])
export const row = style([hit, { padding: '6px 0', fontSize: '0.9375rem' }])
export const page = style({ display: 'grid', gap: '6px', font: `400 0.9375rem/1.6 ${font.serif}` })
export const blank = style({
  padding: '0 4px',
  borderBottom: `1px dashed ${color.brassLine}`,
  background: color.brassWash,
})
const marked = style({ padding: '0 1px', borderBottom: '2px solid', boxDecorationBreak: 'clone' })
export const marks = styleVariants({
  high: [marked, { borderColor: color.highDot, background: color.highWash }],
  medium: [marked, { borderColor: color.mediumDot, background: color.mediumWash }],
})
export const key = style({ display: 'flex', gap: '20px', marginTop: space.s2 })
