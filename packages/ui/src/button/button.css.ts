import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, radius, text, motion } = vars

const disabled = '&[data-disabled], &[data-pending]'

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s2,
    border: '1px solid transparent',
    borderRadius: radius.r2,
    background: 'none',
    font: text.ui,
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
    color: color.ink,
    cursor: 'pointer',
    transition: `background ${motion.fast}, border-color ${motion.fast}`,
    selectors: {
      [disabled]: {
        background: color.well,
        borderColor: color.line2,
        color: color.ink3,
        cursor: 'not-allowed',
      },
    },
    '@media': { [media.print]: { display: 'none' } },
  },
  variants: {
    variant: {
      primary: {
        background: color.primary,
        color: color.onPrimary,
        selectors: {
          '&[data-hovered]': { background: color.primaryHover },
          '&[data-pressed]': { background: color.primaryPressed },
        },
      },
      secondary: {
        background: color.sheet,
        borderColor: color.lineControl,
        selectors: { '&[data-hovered]': { borderColor: color.ink }, '&[data-pressed]': { background: color.well } },
      },
      quiet: {
        paddingInline: `${space.s2} !important`,
        color: color.link,
        selectors: {
          '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
          [disabled]: { background: 'none', borderColor: 'transparent' },
        },
      },
      danger: {
        borderColor: color.high,
        color: color.high,
        selectors: { '&[data-hovered], &[data-pressed]': { background: color.highWash } },
      },
    },
    size: {
      small: { minHeight: '2rem', padding: `0 ${space.s3}`, fontSize: '0.8125rem' },
      medium: { minHeight: '2.5rem', padding: `0 ${space.s4}` },
      large: { minHeight: '3.25rem', padding: `0 ${space.s5}`, fontSize: '1rem' },
    },
    wide: { true: { width: '100%' } },
  },
  compoundVariants: [
    { variants: { size: 'small' }, style: { '@media': { [media.coarse]: { minHeight: vars.target } } } },
    { variants: { size: 'medium' }, style: { '@media': { [media.coarse]: { minHeight: vars.target } } } },
  ],
  defaultVariants: { variant: 'secondary', size: 'medium' },
})

/** Both labels stand in one cell, so the button keeps the width of the longer. */
export const labels = style({ display: 'inline-grid', alignItems: 'center', justifyItems: 'center' })
export const label = style({ gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: space.s2 })
export const away = style({ visibility: 'hidden' })

globalStyle(`${labels} svg`, { width: '1rem', height: '1rem', strokeWidth: 1.75 })
