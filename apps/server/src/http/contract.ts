import type { Routes } from '@casewright/api'
import type { ExtractSchema } from 'hono/types'

type Endpoint<Schema, Name> = Name extends `${infer Method} ${infer Path}`
  ? Path extends keyof Schema
    ? `$${Lowercase<Method>}` extends keyof Schema[Path]
      ? Schema[Path][`$${Lowercase<Method>}`]
      : never
    : never
  : never

/** The problem with one route of the map, as a sentence; never if there is none. */
export type RouteProblem<Schema, Name extends keyof Routes> = [Endpoint<Schema, Name>] extends [never]
  ? `${Name} is not served`
  : Routes[Name] extends { answer: infer Answer }
    ? Endpoint<Schema, Name> extends { output: infer Output }
      ? Output extends Answer
        ? never
        : `${Name} does not answer what the map of routes says`
      : never
    : never

type Problems<Schema> = { [Name in keyof Routes]: RouteProblem<Schema, Name> }[keyof Routes]

/** Checks the app against the map of routes that the pages call: where the two differ, this does not compile. */
export const heldToRoutes = <App>(
  app: App & ([Problems<ExtractSchema<App>>] extends [never] ? unknown : Problems<ExtractSchema<App>>),
): App => app
