import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

export const meter = style({
  display: 'inline-flex',
  flex: '0 1 auto',
  alignItems: 'center',
  gap: '2px',
  height: '1.5rem',
  minWidth: 0,
  overflow: 'hidden',
  justifyContent: 'flex-end',
})
export const stroke = style({
  flex: 'none',
  width: '2px',
  background: vars.color.ink,
  '@media': { [media.phone]: { selectors: { '&:nth-child(-n + 16)': { display: 'none' } } } },
})
export const newest = style({ flex: 'none', width: '2px', background: vars.color.brassLine })
export const word = style({ font: vars.text.small, color: vars.color.ink2, whiteSpace: 'nowrap' })
