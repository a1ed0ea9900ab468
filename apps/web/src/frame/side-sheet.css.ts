import { vars } from '@casewright/ui/theme'
import { keyframes, style } from '@vanilla-extract/css'

const slide = keyframes({ from: { translate: '-100% 0' } })
const appear = keyframes({ from: { opacity: 0 } })

export const sheet = style({
  position: 'fixed',
  inset: 0,
  width: 'min(18rem, 85vw)',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  zIndex: vars.z.drawer,
  selectors: {
    '&[open]': { animation: `${slide} ${vars.motion.base} ${vars.motion.ease}` },
    '&::backdrop': { background: vars.color.scrim, animation: `${appear} ${vars.motion.base}` },
  },
})
