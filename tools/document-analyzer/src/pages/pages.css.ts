import { vars } from '@casewright/ui/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { color, space, text } = vars

export const desk = style({ padding: space.s5, paddingRight: space.s7, background: color.well })
export const pages = style({ display: 'grid', gap: space.s5, maxWidth: '60rem', margin: '0 auto' })
export const page = style({
  position: 'relative',
  border: `1px solid ${color.line}`,
  // A page is as it was made: its paper is white in the dark as well.
  background: '#fff',
  boxShadow: vars.shadow.sheet,
  colorScheme: 'light',
})
export const canvas = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' })
export const number = style({
  position: 'absolute',
  bottom: 0,
  left: 0,
  translate: '0 100%',
  font: text.small,
  color: color.ink3,
})

/** The words over the drawing: unseen, to be chosen, searched and read out. As pdf.js has its elements laid out. */
export const words = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  transformOrigin: '0 0',
  forcedColorAdjust: 'none',
  vars: {
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
})
globalStyle(`${words} :is(span, br)`, {
  position: 'absolute',
  whiteSpace: 'pre',
  color: 'transparent',
  cursor: 'text',
  transformOrigin: '0% 0%',
})
globalStyle(`${words} > :not(.markedContent), ${words} .markedContent span:not(.markedContent)`, {
  fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0))',
  transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
})
globalStyle(`${words} .markedContent`, { display: 'contents' })

const base = style({
  position: 'absolute',
  borderBottom: '2px solid',
  mixBlendMode: 'multiply',
  pointerEvents: 'none',
  selectors: { '&[data-active]': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' } },
})
/** Translucent over the white of the page, in either theme. */
const wash = (dot: string) => ({ borderColor: dot, background: `color-mix(in srgb, ${dot} 18%, transparent)` })
export const mark = styleVariants({
  high: [base, wash(color.highDot)],
  medium: [base, wash(color.mediumDot)],
  low: [base, wash(color.lowDot)],
})
export const edge = style({ position: 'absolute', right: 0, translate: '50% 0' })
