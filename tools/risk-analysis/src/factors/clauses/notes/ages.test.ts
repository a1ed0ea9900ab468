import { expect, it } from 'vitest'
import { evidenceOf } from '../../../evidence.ts'

const comparators = (description: string) =>
  evidenceOf(
    { caseType: 'employment', description, represents: 'claimant' } as never,
    [],
    new Date('2026-11-30'),
  ).factors.find(({ id }) => id === 'comparators')?.points

it.each([
  'ADEA. Our client, sixty-one, was let go. In April the mill hired Tripp, who is twenty-seven, for the same work.',
  'Age discrimination. Our client, 58, was fired. They hired Ann Cole, 31, the week after.',
])('takes somebody much younger who is hired for a comparison: %s', (text) => expect(comparators(text)).toBe(6))

it.each([
  'ADEA. Our client, sixty-one, was let go. In April the mill hired Tripp, who is fifty-eight.',
  'Retaliation. Our client, sixty-one, was let go. In April the mill hired Tripp, who is twenty-seven.',
  'ADEA. Our client was let go. In April the mill hired Tripp, twenty days later.',
])('and nobody near in age, or where age is no issue: %s', (text) => expect(comparators(text)).toBeUndefined())
