import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { color, space, motion } = vars

const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s2,
  minHeight: '2.5rem',
  padding: `0 ${space.s4}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.r2,
  font: vars.text.ui,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background ${motion.fast}, border-color ${motion.fast}, filter ${motion.fast}`,
  '@media': {
    [media.coarse]: { minHeight: vars.target },
    '(max-width: 359px)': { paddingInline: space.s2 },
    [media.print]: { display: 'none' },
  },
})
globalStyle(`${way} svg`, { width: '1rem', height: '1rem', strokeWidth: 1.75 })

export const ways = styleVariants({
  primary: [
    way,
    {
      background: color.primary,
      color: color.onPrimary,
      selectors: { '&:hover': { background: color.primaryHover }, '&:active': { background: color.primaryPressed } },
    },
  ],
  secondary: [
    way,
    {
      background: color.sheet,
      borderColor: color.lineControl,
      color: color.ink,
      selectors: { '&:hover': { borderColor: color.ink }, '&:active': { background: color.well } },
    },
  ],
  brass: [
    way,
    {
      background: color.spineBrass,
      color: color.onSpineBrass,
      selectors: { '&:hover': { filter: 'brightness(1.08)' }, '&:active': { filter: 'brightness(0.94)' } },
    },
  ],
  quiet: [
    way,
    {
      paddingInline: space.s2,
      color: color.ink,
      selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
    },
  ],
})

export const big = style({
  minHeight: '3.25rem',
  paddingInline: space.s5,
  fontSize: '1rem',
  whiteSpace: 'normal',
  '@media': { [media.phone]: { width: '100%' } },
})
