import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const zone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s2,
  padding: `${space.s6} ${space.s5}`,
  border: `1px dashed ${color.lineControl}`,
  borderRadius: vars.radius.r3,
  textAlign: 'center',
  transition: `background ${vars.motion.fast}`,
  selectors: {
    '&[data-drop-target]': {
      background: color.brassWash,
      border: `1px solid ${color.brassLine}`,
      boxShadow: `inset 0 0 0 1px ${color.brassLine}`,
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { background: color.well },
  },
})

export const icon = style({ color: color.brassLine, marginBottom: space.s1 })
globalStyle(`${icon} svg`, { width: '1.5rem', height: '1.5rem', strokeWidth: 1.5 })

export const title = style({ font: vars.text.h3 })
export const hint = style({ font: vars.text.small, color: color.ink2, marginBottom: space.s2 })
export const chosen = style({ font: vars.text.body, fontWeight: 600, overflowWrap: 'anywhere' })
