import { describe, expect, it } from 'vitest'
import { askedFor } from './asked.ts'
import { readQuery } from './read-query.ts'
import { createFit } from './reading.ts'
import type { Node } from './tree.ts'

const fitOf = (query: string) => createFit(askedFor(readQuery(query).tree as Node, query), () => 1)

describe('how a text answers what was asked', () => {
  const clause = fitOf('selection clause enforceability')

  it('counts words with nothing but a stem in common far less', () => {
    const said = clause('The enforceability of a selection clause is a matter of federal law.')
    const stemmed = clause('Selective enforcement of the law is judged under the Equal Protection Clause.')
    expect(said.coverage).toBe(1)
    expect(stemmed.coverage).toBeLessThan(0.85)
    expect(stemmed.together).toBe(0)
  })

  it('takes a plural for the word itself', () => {
    expect(fitOf('selection clause')('Selection clauses are enforced.')).toMatchObject({ coverage: 1, together: 1 })
  })

  it('takes a term of art for itself only in its own number', () => {
    const consideration = fitOf('past consideration')
    expect(consideration('Past consideration supports no promise.').coverage).toBe(1)
    expect(consideration('Secondary considerations of the past count.').coverage).toBeLessThan(0.7)
    expect(fitOf('property damage')('Damages for harm to property.').coverage).toBe(1)
  })

  it('reads an abbreviation as what it stands for', () => {
    const { coverage } = fitOf('PLRA exhaustion')('Prison Litigation Reform Act: exhaustion is mandatory.')
    expect(coverage).toBeGreaterThan(0.9)
  })

  it('takes the words of a term of art for it only where they stand together', () => {
    const marriage = fitOf('common law marriage')
    expect(marriage('A common law marriage is valid here.').coverage).toBe(1)
    expect(marriage('At common law a wife took her name by marriage.').coverage).toBeLessThan(0.7)
  })

  it('does not let what is asked for by itself stand for the other words', () => {
    const { coverage } = fitOf('forum selection clause enforceability')('The award is enforceable.')
    expect(coverage).toBeLessThan(0.45)
  })

  it('does not take a general word of the law for the term of art', () => {
    const clauses = fitOf('forum selection clause')
    expect(clauses('The award is enforceable.').coverage).toBeLessThan(
      clauses('A forum-selection clause is enforceable.').coverage / 1.5,
    )
  })
})
