import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const heading = style({ outline: 'none' })
/** A form of one line, where there is room. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 12rem auto',
  // The button stands beside the boxes, whatever is said below them.
  alignItems: 'start',
  gap: space.s4,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** Below the boxes, beside the button. */
export const confirming = style({
  gridColumn: '1 / 3',
  '@media': { [media.narrow]: { gridColumn: 'auto' } },
})
export const send = style({
  paddingTop: 'calc(1.5rem + 6px)',
  '@media': { [media.narrow]: { paddingTop: 0 } },
})
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere', outlineOffset: '2px' })
export const email = style({ font: vars.text.small, color: color.ink3, overflowWrap: 'anywhere' })
export const you = style({ marginLeft: space.s2, font: vars.text.small, fontWeight: 600, color: color.brass })
/** Words that no narrow column breaks. */
export const whole = style({ whiteSpace: 'nowrap' })
export const words = style({ overflowWrap: 'break-word', wordBreak: 'keep-all', hyphens: 'manual' })
export const waits = style({ display: 'grid', gap: space.s1, justifyItems: 'start' })
export const buttons = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space.s2, justifyContent: 'flex-end' })
export const menu = style({ display: 'inline-block', margin: '-8px -8px -8px 0' })
export const search = style({ display: 'block', maxWidth: '26rem' })
export const question = style({ display: 'grid', gap: space.s3 })
export const list = style({ display: 'grid', gap: space.s1, paddingLeft: space.s5, listStyle: 'disc' })
