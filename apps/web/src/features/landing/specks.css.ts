import { vars } from '@casewright/ui/theme'
import { keyframes, style } from '@vanilla-extract/css'

const float = keyframes({ '50%': { translate: '3rem -4rem' } })

export const speck = style({
  position: 'absolute',
  zIndex: -1,
  borderRadius: '50%',
  background: vars.color.brassLine,
  opacity: 0.4,
  animation: `${float} 24s ease-in-out infinite`,
})
