import { expect, test } from 'vitest'
import { sideOf } from './side.ts'

test.each([
  'Our client’s former partner says that there was an oral agreement to sell him half of the lot. Our client denies that there was an agreement.',
  'My client’s brother claims that my client promised to pay him $40,000. Nothing was in writing.',
  'An old supplier wants $9,000. Our client denies owing the debt.',
])('who denies the deal is sued on it: %s', (text) => expect(sideOf(text, 'contract').isUsual).toBe(false))

test.each([
  'Our client’s customer says the machine is broken and refuses to pay the $30,000 invoice.',
  'Our client sold the pumps. The buyer denies that there was an agreement.',
  'We represent the plaintiff. Our client’s former partner says that there was no agreement.',
])('who is only complained of claims: %s', (text) => expect(sideOf(text, 'contract').isUsual).toBe(true))
