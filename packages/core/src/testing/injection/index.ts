import type { InjectionAttempt } from './attempt.ts'
import { claims } from './attempts/claims.ts'
import { frames } from './attempts/frames.ts'
import { orders } from './attempts/orders.ts'
import { pages } from './attempts/pages.ts'
import { signs } from './attempts/signs.ts'

export * from './attempt.ts'
export { fenceProblems, frameOf } from './fences.ts'
export { obeying } from './obeying.ts'
export { outputProblems, type Tried } from './outputs.ts'

/** All attempts, in the order of their files. */
export const injectionAttempts: readonly InjectionAttempt[] = [...orders, ...frames, ...claims, ...signs, ...pages]
