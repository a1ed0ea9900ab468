import { media, vars } from '@casewright/ui/theme'
import { fontFace, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { wrap } from './landing.css.ts'
import { height } from './top-bar.css.ts'
import { ways } from './way.css.ts'

const { color, space, font } = vars

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  marginTop: `calc(${height} + 1px)`,
  borderBottom: `3px double ${color.lineControl}`,
})

/** Two washes over the paper, larger than the view, drifting at their own pace. The height of the text moves neither. */
const drift = keyframes({ to: { translate: '-7% 7%', scale: '1.12' } })
const wash = style({ position: 'absolute', zIndex: -3, width: '160%', height: '84rem', pointerEvents: 'none' })
export const brassWash = style([
  wash,
  {
    top: '-42rem',
    left: '-4%',
    background: `radial-gradient(closest-side, color-mix(in srgb, ${color.brassWash} 90%, transparent), transparent)`,
    animation: `${drift} 8s ease-in-out infinite alternate`,
  },
])
export const coolWash = style([
  wash,
  {
    top: '6rem',
    left: '-80%',
    background: `radial-gradient(closest-side, color-mix(in srgb, ${color.modelGround} 90%, transparent), transparent)`,
    animation: `${drift} 6s ease-in-out infinite alternate`,
  },
])

const fade = 'linear-gradient(90deg, transparent 8%, #000 48%)'
export const rings = style({
  position: 'absolute',
  zIndex: -2,
  right: 'max(-14rem, calc(50% - 51rem))',
  top: '50%',
  width: '58rem',
  height: '58rem',
  translate: '0 -50%',
  opacity: 0.4,
  maskImage: fade,
  '@media': {
    [media.narrow]: { right: '-30rem', top: 'auto', bottom: '-32rem', translate: 'none', opacity: 0.2 },
  },
})
export const ring = style({ width: '100%', height: '100%', color: color.brassLine })

export const inner = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s8,
    minHeight: `min(56rem, calc(100svh - ${height}))`,
    paddingBlock: space.s8,
    '@media': {
      [media.marginBelow]: { gap: space.s7 },
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0, paddingBlock: space.s7 },
    },
  },
])
export const badge = style({
  width: 'fit-content',
  marginBottom: space.s5,
  padding: '5px 0',
  borderBlock: `1px solid ${color.brassLine}`,
  font: `600 0.8125rem/1.4 ${font.sans}`,
  color: color.brass,
})

/**
 * What stands in for the serif until it is loaded. At the size of the headline the face is narrower than in running
 * text, for which the theme's own is stretched: with that one the headline would take a line more.
 */
const standIn = fontFace({
  src: 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")',
  sizeAdjust: '98%',
  ascentOverride: '105.7%',
  descentOverride: '34.2%',
  lineGapOverride: '0%',
})
export const headline = style({
  font: vars.text.display,
  fontFamily: `"Source Serif 4 Variable", ${standIn}, serif`,
  letterSpacing: '-0.025em',
})
export const second = style({
  display: 'block',
  marginTop: '0.22em',
  font: `italic 400 0.62em/1.25 ${font.serif}`,
  letterSpacing: '-0.01em',
  color: color.brass,
})
export const subtext = style({ maxWidth: '36rem', margin: `${space.s5} 0`, font: vars.text.lead, color: color.ink2 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })
export const pills = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2, marginTop: space.s6 })

globalStyle(`${actions} ${ways.secondary}`, { '@media': { [media.narrow]: { background: color.paper } } })
