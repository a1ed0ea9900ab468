import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const ways = style({ display: 'grid', gap: space.s4, justifyItems: 'center' })
export const list = style({ display: 'grid', gap: space.s3, margin: 0, padding: 0, listStyle: 'none' })
export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s3}`,
  alignItems: 'center',
  justifyContent: 'center',
})
