import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const main = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: `${space.s7} ${space.s5}`,
})
export const sheet = style({ width: 'min(25rem, 100%)' })
export const brand = style({
  display: 'none',
  marginBottom: space.s7,
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.narrow]: { display: 'inline-block' } },
})
export const welcome = style({ marginTop: '6px', color: color.ink3 })
export const form = style({ marginTop: space.s5 })
export const toggle = style({ marginTop: space.s3, font: vars.text.small, color: color.ink2 })
/** A link by its looks: what it turns is this page. */
export const turn = style({
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: color.link,
  textDecoration: 'underline 1px color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  '@media': { [media.coarse]: { minHeight: vars.target } },
})
export const legal = style({ marginTop: space.s5, font: vars.text.small, color: color.ink3 })
