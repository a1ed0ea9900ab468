/** How a module that runs in a child speaks with whoever started it. */
export { fromParent, toParent } from './channel.ts'
