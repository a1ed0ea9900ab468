export type { Child, ChildEnd, ChildOptions, Usage } from './child-options.ts'
export { startChild } from './start-child.ts'
export { type Walls, walls } from './walls.ts'
