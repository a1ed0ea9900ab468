import { style } from '@vanilla-extract/css'

export const withShow = style({ position: 'relative' })
export const input = style({ paddingRight: '3.25rem' })
export const show = style({ position: 'absolute', right: '4px', top: '50%', translate: '0 -50%' })
