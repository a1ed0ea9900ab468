export type { Answer, Asked, Method, PathOf, Routes } from './call.ts'
export type * from './shapes.ts'
