import { CasewrightError } from '@casewright/core'
import type { Context } from 'hono'
import { mayUse } from './scope.ts'
import type { AppEnv, Person } from './variables.ts'

/**
 * Who calls, in person or by a key. Routes that ask for `signedIn` instead are closed to keys.
 * @throws CasewrightError not-signed-in
 */
export function caller(c: Context<AppEnv>): Person {
  const person = c.get('person')
  if (!person) throw new CasewrightError('not-signed-in')
  return person
}

/** @throws CasewrightError forbidden where the caller's key was not made for the tool */
export function callerOf(c: Context<AppEnv>, tool: string): Person {
  const person = caller(c)
  if (!mayUse(c.get('key'), tool))
    throw new CasewrightError(
      'forbidden',
      'This API key does not allow this tool. Create a key for it under Settings, API keys.',
    )
  return person
}

/** @throws CasewrightError when nobody is signed in, or by a key alone */
export function signedIn(c: Context<AppEnv>): Person {
  const person = c.get('person')
  if (!person) throw new CasewrightError('not-signed-in')
  if (c.get('key'))
    throw new CasewrightError('forbidden', 'An API key cannot do this. It can only call the tools it allows.')
  return person
}
