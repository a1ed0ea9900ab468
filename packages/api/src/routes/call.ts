import type { AccountRoutes } from './account.ts'
import type { AdministrationRoutes } from './administration.ts'
import type { WorkRoutes } from './work.ts'

/**
 * The routes that the pages call, by method and path: what each accepts (`query`, `body`) and its `answer`. The pages
 * make their calls through this map, and the server is checked against it, so a changed route fails the build.
 */
export interface Routes extends AccountRoutes, AdministrationRoutes, WorkRoutes {}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The paths that a method is called with. */
export type PathOf<M extends Method> = {
  [Name in keyof Routes]: Name extends `${M} ${infer Path}` ? Path : never
}[keyof Routes]

type Call<M extends Method, Path extends string> = `${M} ${Path}` extends keyof Routes ? Routes[`${M} ${Path}`] : never

/** The answer of a route; undefined if it has no body. */
export type Answer<M extends Method, Path extends string> =
  Call<M, Path> extends { answer: infer Value } ? Value : undefined

type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<More>
    : Rest
  : never

type Params<Path extends string> = [NamesIn<Path>] extends [never]
  ? { params?: never }
  : { params: Record<NamesIn<Path>, string> }
type Query<Called> = Called extends { query: infer Value }
  ? undefined extends Value
    ? { query?: Value }
    : { query: Value }
  : { query?: never }
type Body<Called> = Called extends { body: infer Value }
  ? undefined extends Value
    ? { body?: Value }
    : { body: Value }
  : { body?: never }

/** What a call of a route must be given. */
export type Asked<M extends Method, Path extends string> = Params<Path> & Query<Call<M, Path>> & Body<Call<M, Path>>
