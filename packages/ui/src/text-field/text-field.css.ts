import { style } from '@vanilla-extract/css'

export const area = style({ minHeight: '5.5rem', resize: 'vertical' })
export const withShow = style({ position: 'relative' })
export const show = style({ position: 'absolute', right: '4px', top: '50%', translate: '0 -50%' })
export const hasShow = style({ paddingRight: '3.25rem' })
