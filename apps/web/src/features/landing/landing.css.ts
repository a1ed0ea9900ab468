import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, font } = vars

export const wrap = style({
  width: `min(${vars.layout.page}, 100% - 3rem)`,
  marginInline: 'auto',
  '@media': { [media.phone]: { width: 'calc(100% - 2.5rem)' }, '(max-width: 359px)': { width: 'calc(100% - 2rem)' } },
})

export const section = style({ padding: `${space.s9} 0`, selectors: { '&:focus': { outline: 'none' } } })
export const recessed = style([section, { background: color.well, borderBlock: `1px solid ${color.line2}` }])
export const band = style([section, { background: color.spine, color: color.onSpine }])

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
  alignItems: 'end',
  gap: space.s6,
  paddingBottom: space.s5,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 } },
})
export const title = style({
  maxWidth: '20ch',
  font: `400 clamp(1.875rem, 1.3rem + 1.8vw, 2.75rem)/1.12 ${font.serif}`,
  letterSpacing: '-0.018em',
})
export const aside = style({
  justifySelf: 'end',
  fontSize: '1rem',
  color: color.ink2,
  '@media': { [media.narrow]: { justifySelf: 'start' } },
})
export const icon = style({ width: '1.25rem', height: '1.25rem', strokeWidth: 1.75, color: color.brassLine })
