import { describe, expect, it } from 'vitest'
import { citedSupport, supportOfPassage } from './cited-support.ts'
import { readHeldText } from './held-text.ts'
import { supportIn } from './support-in.ts'

const opinion = `*12 The lease was signed in March, and the tenant paid the rent of the shop for a year.

*13 A landlord who padlocks the only door of a shop has evicted the tenant. The tenant must give written notice within thirty days after the eviction. A court may grant relief from forfeiture of the deposit where the breach was slight.

*14 The judge's function is not himself to weigh the evidence and determine the truth of the matter. The clause is unenforceable against a tenant who never signed the lease.

Justice Stone, dissenting.

A tenant who keeps a goat upon the roof of the shop has abandoned the lease.`
const held = readHeldText(opinion)
const outcome = (statement: string) => supportIn(held, statement)?.outcome ?? 'none'

describe('whether an opinion says what it is cited for', () => {
  it.each([
    'A landlord who padlocks the only door of the shop has evicted the tenant.',
    'The court held that the landlord evicts the tenant if he padlocks the only door of the shop.',
    'The tenant must give notice in writing within 30 days after the eviction.',
    'A court “may grant relief from forfeiture of the deposit” where a breach is slight.',
    '[T]he clause is unenforceable against a tenant that never signed the lease.',
  ])('supports it by its words: %s', (statement) => expect(outcome(statement)).toBe('supported'))

  it.each([
    'Landlords may not lock out tenants of a shop by padlocks pending a suit for rent in arrears.',
    'The tenant must give notice within 30 days and post a bond with the clerk of the county.',
  ])('is on the same subject: %s', (statement) => expect(['related', 'none']).toContain(outcome(statement)))

  it('is not supported by what the opinion only asks', () => {
    const asking = readHeldText(
      'Why should the same rule not apply to goods that the officers seized in the shop? We need not say.',
    )
    const said = readHeldText('The same rule does not apply to goods that the officers seized in the shop. We so hold.')
    const statement = 'The rule does not apply to goods that officers seized in a shop.'
    expect(supportIn(asking, statement)).toMatchObject({ outcome: 'related', isQuestion: true })
    expect(supportIn(said, statement)?.outcome).toBe('supported')
    expect(citedSupport(asking, { statement, authority: 'a' }).reason).toMatch(/^The passage asks it/)
  })

  it.each([
    [
      'An officer need not be reasonable in the inferences which he draws from the facts.',
      'In determining whether the officer acted reasonably, due weight must be given, not to his unparticularized hunch, but to the specific reasonable inferences which he is entitled to draw from the facts.',
    ],
    [
      'The guard never has to warn the visitors of the wet stairs of the hall.',
      'The guard had to warn the visitors of the wet stairs of the hall, and not to leave the door open.',
    ],
    [
      'The seller cannot recover the price of the goods that the buyer accepted.',
      'The seller may recover the price of the goods that the buyer accepted, though he cannot also resell.',
    ],
  ])('is not supported by words that are denied there alone, or here alone: %s', (statement, words) =>
    expect(supportIn(readHeldText(words), statement)?.outcome).not.toBe('supported'),
  )

  it.each([
    [
      'The seller cannot recover the price of goods that the buyer never accepted.',
      'The seller cannot, we think, recover the price of the goods which the buyer never accepted.',
    ],
    [
      'A guard need not warn visitors of wet stairs in the hall.',
      'We hold that a guard need not warn the visitors of the wet stairs in the hall of the house.',
    ],
  ])('is supported where both deny the same: %s', (statement, words) =>
    expect(supportIn(readHeldText(words), statement)?.outcome).toBe('supported'),
  )

  it('is not supported by two words that stand together', () => {
    expect(outcome('The rent of the shop is due.')).not.toBe('supported')
  })

  it.each([
    'Copyright does not extend to ideas.',
    'A party seeking a preliminary injunction must show irreparable harm.',
    '',
    'Id.',
  ])('has no passage for it: %s', (statement) => expect(outcome(statement)).toBe('none'))

  it.each([
    ['A landlord who padlocks the only door of a shop has not evicted the tenant.', 'denial'],
    ['The tenant must give written notice within 14 days after the eviction.', 'number'],
    ['A court may deny relief from forfeiture of the deposit where the breach was slight.', 'opposite'],
    ['The clause is enforceable against a tenant who never signed the lease.', 'opposite'],
    ["It is the judge's function himself to weigh the evidence and determine the truth of the matter.", 'denial'],
  ])('contradicts it: %s', (statement, kind) => {
    expect(supportIn(held, statement)).toMatchObject({ outcome: 'contradicted', difference: { kind } })
  })

  it.each([
    ['The tenant must give written notice within thirty days before the eviction.', 'before', 'after'],
    ['A landlord who padlocks the only door of a shop has evicted the landlord.', 'landlord', 'tenant'],
    ['The tenant may give written notice within thirty days after the eviction.', 'may', 'must'],
    ['A court may grant relief from forfeiture of the deposit unless the breach was slight.', 'unless', 'where'],
  ])('contradicts it by one word in the place of another: %s', (statement, stated, found) => {
    expect(supportIn(held, statement)).toMatchObject({ outcome: 'contradicted', difference: { stated, found } })
  })

  it.each([
    [
      'The tenant must give written warning within thirty days after the eviction.',
      'warning” where the passage says “notice',
    ],
    [
      'A court may grant relief from forfeiture of the deposit only where the breach was slight.',
      'only” where the passage has',
    ],
    ['A court cannot grant relief from forfeiture of the deposit where the breach was slight.', ''],
    [
      'A court may lack relief from forfeiture of the deposit where the breach was slight.',
      'lack” where the passage says “grant',
    ],
  ])('is not supported where a word is another, put in or left out: %s', (statement, why) => {
    const { outcome, reason } = citedSupport(held, { statement, authority: 'lake' })
    expect(outcome).not.toBe('supported')
    expect(reason).toContain(why)
  })

  it.each([
    ['The mortgagee who padlocks the only door of a shop has evicted the tenant.', 'contradicted'],
    ['The mortgagor who padlocks the sole other door of a shop has evicted the tenant.', 'related'],
    ['The mortgagor who padlocks the same other door of a shop has lost the tenant.', 'related'],
  ])('knows who does a thing from whom it is done to, and one common word from another: %s', (statement, label) => {
    const roles = readHeldText('The mortgagor who padlocks the only other door of a shop has found the tenant.')
    expect(supportIn(roles, statement)?.outcome).toBe(label)
  })

  it('knows places that are named alike from each other', () => {
    const roles = readHeldText('The fence on the southeast corner of the lot was built by the landlord in that spring.')
    const of = (statement: string) => supportIn(roles, statement)?.outcome
    expect(of('The fence on the southwest corner of the lot was built by the landlord.')).toBe('related')
    expect(of('The fence on the southeast corner of the lot was built by the landlord.')).toBe('supported')
  })

  it('is supported where the other word is of the same root, or a pronoun', () => {
    expect(outcome('A landlord padlocking the only door of his shop has evicted the tenant.')).toBe('supported')
  })

  it('marks the words that both have, at their exact places', () => {
    const { passage } = citedSupport(held, {
      statement: 'A landlord who padlocks the door evicted the tenant.',
      authority: 'lake',
    })
    expect(opinion.slice(passage?.anchor.start, passage?.anchor.end)).toBe(passage?.anchor.words)
    const marked = passage?.marks.map(([start, end]) => passage.anchor.words.slice(start, end))
    expect(marked).toEqual(expect.arrayContaining(['landlord', 'padlocks', 'door', 'evicted', 'tenant']))
  })

  it('says that words are those of a dissent, unless the writer does', () => {
    const statement = 'A tenant who keeps a goat upon the roof of the shop has abandoned the lease.'
    expect(citedSupport(held, { statement, authority: 'lake' })).toMatchObject({
      outcome: 'related',
      reason: expect.stringMatching(/a dissent.*not in the opinion of the court/),
      passage: { voice: { kind: 'dissent' } },
    })
    expect(citedSupport(held, { statement, authority: 'lake', said: 'Stone, J., dissenting' }).outcome).toBe(
      'supported',
    )
  })

  it('says that a passage is on another page than the one cited, where nothing there comes near', () => {
    const near = [{ start: 0, end: opinion.indexOf('*13') }]
    const statement = 'The tenant must give written notice within thirty days after the eviction.'
    expect(supportIn(held, statement, near)).toMatchObject({ outcome: 'supported', isElsewhere: true })
    const right = [{ start: opinion.indexOf('*13'), end: opinion.indexOf('*14') }]
    expect(supportIn(held, statement, right)?.isElsewhere).toBeUndefined()
  })

  it('judges a passage that is given', () => {
    expect(supportOfPassage('The tenant was evicted by the padlock.', 'A copyright lasts for life.').outcome).toBe(
      'none',
    )
  })
})

it('a text of a million characters is compared in time that grows with its length', () => {
  for (const part of ['not a deed ', 'The deed fails. ', '1 ', '*12 a ', 'unlawful lawful ', '. . . ']) {
    const text = part.repeat(Math.ceil(300_000 / part.length))
    expect(supportIn(readHeldText(text), part.repeat(200))?.score ?? 0).toBeGreaterThanOrEqual(0)
  }
}, 60_000)
