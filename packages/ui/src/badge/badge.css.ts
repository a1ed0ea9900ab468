import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    height: '1.5rem',
    padding: '0 7px 0 6px',
    border: '1px solid color-mix(in srgb, currentColor 42%, transparent)',
    borderRadius: vars.radius.r1,
    font: `600 0.75rem/1 ${vars.font.sans}`,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    '@media': { [media.print]: { color: `${color.ink} !important`, background: 'none !important' } },
  },
  variants: {
    tone: {
      neutral: { color: color.ink2 },
      brass: { color: color.brass, background: color.brassWash },
      verified: { color: color.verified, background: color.verifiedWash },
      mismatch: { color: color.mismatch, background: color.mismatchWash },
      ambiguous: { color: color.ambiguous, background: color.ambiguousWash },
      'not-found': {
        color: color.notFound,
        background: color.notFoundWash,
        boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 30%, transparent)',
      },
      unchecked: { color: color.unchecked, borderStyle: 'dashed', borderColor: 'currentColor' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export const icon = style({ display: 'inline-flex' })
globalStyle(`${icon} svg`, { width: '0.875rem', height: '0.875rem', strokeWidth: 2 })
