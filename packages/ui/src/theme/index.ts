import './fonts.css'
import './theme.css.ts'
import './global.css.ts'
import './print.css'

export * from './choice.ts'
export * from './media.ts'
export { vars } from './vars.css.ts'
