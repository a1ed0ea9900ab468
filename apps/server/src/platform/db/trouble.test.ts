import { expect, it } from 'vitest'
import { troubleOf } from './trouble.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

it.each([
  ['a database that refuses connections', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]), 'away'],
  ['one that shuts down', coded('57P01'), 'away'],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), 'away'],
  ['a pool that waited without success', new Error('timeout exceeded when trying to connect'), 'away'],
  ['a cause within', new Error('Failed query', { cause: coded('08006') }), 'away'],
  ['a full disk', coded('53100'), 'full'],
  ['a full disk of our own', coded('ENOSPC'), 'full'],
  ['a broken rule', coded('23505'), undefined],
  ['a value that fits no column', coded('22021'), undefined],
  ['anything else', new Error('Connection'), undefined],
  ['nothing', null, undefined],
])('tells %s', (_, error, trouble) => expect(troubleOf(error)).toBe(trouble))
