import { style } from '@vanilla-extract/css'

export const area = style({ minHeight: '5.5rem', resize: 'vertical' })
