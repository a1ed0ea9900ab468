import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

/** Columns of one width in all tables, but on a phone, where each row is an entry. */
const column = (minWidth: string) =>
  style({ display: 'grid', gap: '2px', minWidth, '@media': { [media.phone]: { minWidth: 0 } } })

export const who = column('12rem')
export const day = column('8rem')
export const action = style({ display: 'inline-block', whiteSpace: 'nowrap' })
export const state = style({ display: 'grid', gap: vars.space.s1, justifyItems: 'start' })
