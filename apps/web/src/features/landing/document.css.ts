import { globalStyle } from '@vanilla-extract/css'

globalStyle('html', { '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } } })
