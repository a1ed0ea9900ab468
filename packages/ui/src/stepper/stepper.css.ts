import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const stepper = style({
  '@media': {
    [media.marginBelow]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.s4 },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.print]: { display: 'none' },
  },
})
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  gap: space.s3,
  paddingBottom: space.s5,
  font: vars.text.small,
  color: color.ink2,
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      left: '0.875rem',
      top: '2rem',
      bottom: '0.25rem',
      borderLeft: `1px solid ${color.lineControl}`,
    },
  },
  '@media': {
    [media.marginBelow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.s1,
      paddingBottom: 0,
      selectors: { '&:not(:last-child)::after': { content: 'none' } },
    },
  },
})
const base = {
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: `1px solid ${color.lineControl}`,
  font: `600 0.875rem/1 ${vars.font.serif}`,
  color: color.ink2,
} as const
export const number = styleVariants({
  todo: base,
  now: { ...base, border: `2px solid ${color.brassLine}`, background: color.brassWash, color: color.ink },
  done: { ...base, borderColor: color.ink, background: color.ink, color: color.paper },
})
export const title = style({ display: 'block', font: `600 0.875rem/1.75rem ${vars.font.sans}`, color: color.ink })
