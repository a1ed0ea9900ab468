import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const ring = recipe({
  base: { position: 'relative', display: 'grid', placeItems: 'center', flex: 'none' },
  variants: { size: { regular: { width: '7rem', height: '7rem' }, small: { width: '5.5rem', height: '5.5rem' } } },
  defaultVariants: { size: 'regular' },
})
export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  rotate: '-90deg',
  fill: 'none',
  strokeWidth: 5,
  printColorAdjust: 'exact',
})
export const track = style({ stroke: color.line })
export const arc = styleVariants({
  low: { stroke: color.lowDot },
  good: { stroke: color.goodDot },
  medium: { stroke: color.mediumDot },
  high: { stroke: color.highDot },
})
export const words = style({ textAlign: 'center' })
export const number = recipe({
  base: { display: 'block', fontFamily: vars.font.serif, fontWeight: 400, lineHeight: 1, color: color.ink },
  variants: { size: { regular: { fontSize: '2.5rem' }, small: { fontSize: '2rem' } } },
  defaultVariants: { size: 'regular' },
})
export const of = style({ display: 'block', font: vars.text.small, lineHeight: 1.2, color: color.ink3 })

export const none = style({
  maxWidth: '16rem',
  padding: `${vars.space.s3} ${vars.space.s4}`,
  border: `1px dashed ${color.lineControl}`,
})
export const noneTitle = style({ font: vars.text.h3, color: color.ink })
export const reason = style({ marginTop: '4px', font: vars.text.small, color: color.ink2 })
