import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const empty = style({
  padding: `${space.s6} ${space.s5}`,
  border: `1px dashed ${color.lineControl}`,
  borderRadius: vars.radius.r3,
  textAlign: 'center',
})
export const art = style({ display: 'grid', justifyItems: 'center', marginBottom: space.s4, color: color.brassLine })
globalStyle(`${art} > svg`, { maxWidth: '6rem', height: '4.5rem', strokeWidth: 1 })
export const title = style({ font: vars.text.h3 })
export const text = style({ maxWidth: '46ch', margin: `${space.s2} auto 0`, color: color.ink2, textWrap: 'balance' })
export const action = style({ marginTop: space.s5 })
