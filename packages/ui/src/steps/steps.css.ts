import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const list = style({ marginTop: space.s4, fontVariantNumeric: 'tabular-nums lining-nums' })

const step = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  gap: space.s3,
  alignItems: 'center',
  padding: '10px 0',
  borderTop: `1px solid ${color.line}`,
  font: vars.text.body,
  selectors: { '&:first-child': { borderTop: 0 } },
})
globalStyle(`${step} svg`, { width: '1.125rem', height: '1.125rem', strokeWidth: 1.75 })

export const states = styleVariants(
  { done: {}, now: { fontWeight: 600 }, todo: { color: color.ink3 }, failed: {} },
  (rule) => [step, rule],
)
globalStyle(`${states.done} svg`, { color: color.ink })
globalStyle(`${states.now} svg`, { color: color.brassLine })
globalStyle(`${states.failed} svg`, { color: color.high })

export const time = style({ font: vars.text.small, color: color.ink3 })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s3,
  marginTop: space.s5,
  paddingTop: space.s4,
  borderTop: `1px solid ${color.line2}`,
  '@media': { [media.print]: { display: 'none' } },
})
export const note = style({ font: vars.text.small, color: color.ink2 })
