import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text } = vars

/** What goes on: listening or not, for how long, how loud, and by which microphone. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s4}`,
  minHeight: '3.5rem',
  paddingTop: space.s2,
  borderTop: `2px solid ${color.ink}`,
})
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  font: text.ui,
  fontWeight: 600,
  color: color.ink2,
  selectors: {
    '&::before': {
      content: '',
      width: '0.625rem',
      height: '0.625rem',
      border: `2px solid ${color.lineControl}`,
      borderRadius: vars.radius.pill,
    },
    '&[data-on]': { color: color.ink },
    '&[data-on]::before': { borderColor: color.highDot, background: color.highDot },
    '&[data-paused]::before': { borderColor: color.mediumDot },
  },
})
export const clock = style({ font: text.ui, color: color.ink2, fontVariantNumeric: 'tabular-nums lining-nums' })
export const microphone = style({
  width: 'min(100%, 24rem)',
  minWidth: 0,
})
// Its label stands beside it, so that the bar stays one line.
globalStyle(`${microphone} > *`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s3,
})
globalStyle(`${microphone} > * > :first-child`, { marginBottom: 0, font: text.small, color: color.ink2 })
globalStyle(`${microphone} button`, { minHeight: '2rem', minWidth: 0 })
export const foot = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 })
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s3}`,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${space.s4}`,
  font: text.small,
  color: color.ink2,
})
export const open = style({
  background: color.brassWash,
  textDecoration: `underline dashed ${color.brassLine}`,
  textUnderlineOffset: '3px',
})
export const doubtful = style({
  textDecoration: `underline dotted ${color.medium}`,
  textDecorationThickness: '2px',
  textUnderlineOffset: '3px',
})
export const heard = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s3,
  paddingTop: space.s3,
  borderTop: `3px double ${color.lineControl}`,
  font: text.small,
  color: color.ink2,
  fontVariantNumeric: 'lining-nums',
})
globalStyle(`${heard} svg`, { width: '1.125rem', height: '1.125rem', strokeWidth: 1.75, color: color.brassLine })
globalStyle(`${heard} b`, { fontWeight: 600, color: color.ink })
