import type { ActionResult } from '../action.ts'

type Kind<T> = T extends string
  ? 'a string'
  : T extends number
    ? 'a number'
    : T extends boolean
      ? 'a boolean'
      : T extends null | undefined
        ? `${T}`
        : T extends readonly unknown[]
          ? 'an array'
          : 'an object'

type IsAny<T> = 0 extends 1 & T ? true : false

type Else<Found, Otherwise> = [Found] extends [never] ? Otherwise : Found

/** Where `Got` does not fit `Wanted`, as deep inside as possible: a sentence for each field. */
type Misfit<Got, Wanted, At extends string> =
  IsAny<Got> extends true
    ? never
    : Got extends Wanted
      ? never
      : Else<
          Got extends object ? Inside<Got, Extract<Wanted, object>, At> : never,
          `${At} is ${Kind<Got>}, which the action's schema does not accept`
        >

type Inside<Got, Wanted, At extends string> = [Wanted] extends [readonly (infer WantedItem)[]]
  ? Got extends readonly (infer Item)[]
    ? Misfit<Item, WantedItem, `${At}[]`>
    : never
  : {
      [Field in keyof Wanted & string]-?: Field extends keyof Got
        ? Misfit<Got[Field], Wanted[Field], `${At}.${Field}`>
        : undefined extends Wanted[Field]
          ? never
          : `${At}.${Field} is missing`
    }[keyof Wanted & string]

/**
 * What is wrong with the value that a handler returns, as sentences that name the field. TypeScript's own error prints
 * both types in full three times before it names it.
 */
export type HandlerProblem<A, Returned> = Else<
  Misfit<Awaited<Returned>, ActionResult<A>, 'output'>,
  "output does not fit the action's schema"
>
