import { describe, expect, it } from 'vitest'
import { compareParenthetical } from './compare-parenthetical.ts'

const text = `DOE v. ROE

Mr. Justice Black delivered the opinion of the Court.

The notice was given. Cf. Poe v. Ullman, 367 U.S. 497 (1961) (Harlan, J., dissenting).

*352
 Mr. Justice Douglas, with whom Mr. Justice Murphy joins,
dissenting.

I would hold otherwise.

STONE, C.J., concurring in part and dissenting in part.

I join in part.`
const plurality = 'JUSTICE POWELL announced the judgment of the Court and delivered an opinion.'
const outcome = (words: string, of: string | null = text) => compareParenthetical(words, of).outcome

describe('a parenthetical', () => {
  it.each([
    ['Douglas, J., dissenting', 'agrees'],
    ['Stone, C.J., concurring in part', 'agrees'],
    ['Stone, C.J., dissenting', 'agrees'],
    ['Black, J.', 'agrees'],
    ['Douglas, J., concurring', 'differs'],
    ['Black, J., dissenting', 'differs'],
    ['Douglas, J., for the Court', 'differs'],
    ['Douglas, J., writing for the majority', 'differs'],
    ['Black, J., for the Court', 'agrees'],
    ['Murphy, J., dissenting', 'unchecked'],
    ['Douglas and Murphy, JJ., dissenting', 'agrees'],
    ['Douglas and Black, JJ., dissenting', 'unchecked'],
    ['Douglas, J., dissenting, joined by Murphy, J.', 'agrees'],
    ['Douglas, J., dissenting, joined by Black, J.', 'unchecked'],
    ['Douglas, J., joined by Black, J., dissenting', 'unchecked'],
    ['Douglas, C.J., dissenting', 'differs'],
    ['Stone, J., dissenting', 'differs'],
    ['Harlan, J., dissenting', 'unchecked'],
    ['Frankfurter, J.', 'unchecked'],
    ['dissenting opinion of Douglas, J.', 'agrees'],
    ['Reed, J., not participating', 'unchecked'],
    ['per curiam', 'differs'],
    ['plurality opinion', 'differs'],
    ['quoting Poe v. Ullman, 367 U.S. at 500', 'unchecked'],
    ['emphasis added', 'unchecked'],
    ['cleaned up', 'unchecked'],
    ['holding that notice by mail suffices', 'unchecked'],
    ['en banc', 'unchecked'],
  ])('(%s) %s', (words, expected) => expect(outcome(words)).toBe(expected))

  it('is read against what the decision says of itself', () => {
    expect(outcome('plurality opinion', plurality)).toBe('agrees')
    expect(outcome('per curiam', 'DOE v. ROE\n\nPER CURIAM.\n\nThe judgment is reversed.')).toBe('agrees')
    expect(outcome('Douglas, J., dissenting', plurality)).toBe('unchecked')
    expect(outcome('Douglas, J., dissenting', null)).toBe('unchecked')
  })

  it('says what stands there instead', () => {
    expect(compareParenthetical('Douglas, J., concurring', text)).toMatchObject({ found: 'Douglas, dissenting' })
  })
})
