import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, font } = vars

/** The cards share their rules; the popular one stands out. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [media.narrow]: { gridAutoFlow: 'row', gridAutoColumns: 'auto' } },
})
const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: space.s6,
  transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '& + &': { marginLeft: '-1px' },
    '&:hover': { zIndex: 2, translate: `0 ${vars.motion.lift}` },
  },
  '@media': {
    [media.narrow]: { selectors: { '& + &': { marginLeft: 0, marginTop: '-1px' } } },
    [media.phone]: { padding: space.s5 },
  },
})
export const looks = styleVariants({
  plain: [card, { border: `1px solid ${color.lineControl}`, background: color.sheet }],
  popular: [
    card,
    {
      zIndex: 1,
      marginBlock: `calc(-1 * ${space.s4})`,
      paddingBlock: `calc(${space.s6} + ${space.s4})`,
      border: `1px solid ${color.spineLine}`,
      background: color.spine2,
      color: color.onSpine,
      boxShadow: `inset 0 3px 0 ${color.spineBrass}`,
      '@media': { [media.narrow]: { marginBlock: '-1px 0', paddingBlock: space.s6 } },
    },
  ],
})
const onSpine = `${looks.popular} &`

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s2,
  font: `500 1.375rem/1.3 ${font.serif}`,
})
export const popular = style({
  padding: '5px 8px',
  border: '1px solid currentColor',
  borderRadius: vars.radius.r1,
  font: `600 0.75rem/1 ${font.sans}`,
  color: color.spineBrass,
  whiteSpace: 'nowrap',
})
export const amount = style({
  margin: `${space.s4} 0 ${space.s2}`,
  font: `400 3.25rem/1 ${font.serif}`,
  letterSpacing: '-0.02em',
})
export const period = style({
  font: `400 0.9375rem/1 ${font.sans}`,
  letterSpacing: 0,
  color: color.ink2,
  selectors: { [onSpine]: { color: color.onSpine2 } },
})
export const description = style({
  marginBottom: space.s4,
  color: color.ink2,
  selectors: { [onSpine]: { color: color.onSpine2 } },
})
export const features = style({ marginBottom: space.s6 })
export const feature = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  padding: '7px 0',
  borderTop: `1px solid ${color.line}`,
  color: color.ink2,
  selectors: { [onSpine]: { borderColor: color.spineLine, color: color.onSpine } },
})
export const tick = style({
  width: '0.9375rem',
  height: '0.9375rem',
  marginTop: '5px',
  strokeWidth: 2.25,
  color: color.brassLine,
  selectors: { [onSpine]: { color: color.spineBrass } },
})
export const action = style({ display: 'grid', marginTop: 'auto' })
globalStyle(`${action} > *`, { minHeight: '2.75rem' })
