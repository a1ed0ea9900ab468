import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const choose = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s3} ${space.s5}`,
  alignItems: 'end',
  padding: `${space.s3} 0`,
  '@media': { [media.print]: { display: 'none' } },
})
export const day = style({ display: 'flex', gap: space.s2, alignItems: 'end' })
