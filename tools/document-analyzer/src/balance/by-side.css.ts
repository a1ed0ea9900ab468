import { vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text } = vars

export const side = style({ borderTop: `1px solid ${color.line2}`, padding: `${space.s3} 0` })
globalStyle(`${side} > summary`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.s1} ${space.s3}`,
  cursor: 'pointer',
  listStyle: 'none',
})
globalStyle(`${side} > summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${side} > summary > svg`, {
  width: '1.125rem',
  height: '1.125rem',
  marginLeft: 'auto',
  alignSelf: 'center',
  color: color.brassLine,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
})
globalStyle(`${side}[open] > summary > svg`, { rotate: '180deg' })
globalStyle(`${side} h4`, { font: text.ui, fontWeight: 600 })
export const effect = style({ marginTop: space.s4 })
globalStyle(`${effect} h5`, { font: text.small, fontWeight: 600, color: color.ink2 })
export const term = style({ padding: `${space.s2} 0 ${space.s3}` })
globalStyle(`${term} + div`, { borderTop: `1px solid ${color.line2}` })
export const limits = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  marginTop: space.s2,
  font: text.small,
  color: color.ink2,
})
/** The words of the button stand at the edge, not its room. */
globalStyle(`${limits} > button`, { marginInline: `calc(-1 * ${space.s2})` })
