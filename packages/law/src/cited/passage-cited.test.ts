import { describe, expect, it } from 'vitest'
import { passageCitedIn } from './passage-cited.ts'

const words =
  'The moving party bears the initial burden of showing the court that there is no genuine dispute about any material fact.'
const passage = { citations: ['477 U.S. 317', '106 S. Ct. 2548'], pages: [323], words }
const pinned = (text: string) => passageCitedIn(text, passage)?.pin?.page

describe('a passage is cited', () => {
  it.each([
    'Celotex Corp. v. Catrett, 477 U.S. 317, 323 (1986).',
    'Celotex, 477 U. S., at 323.',
    'Celotex, 477 U.S. at 322-24.',
    'See 477 U.S. 317, 319, 323 n.4 (1986).',
    'See 477 U.S. 317, 322–23 (1986).',
  ])('by its page: %s', (text) => expect(pinned(text)).toBe(323))

  it.each([
    'Celotex Corp. v. Catrett, 477 U.S. 317 (1986).',
    'Celotex, 477 U.S. at 325.',
    'Liberty Lobby, 477 U.S. 242, 323 (1986).',
    'See 1477 U.S. 317, 323.',
    'Celotex, 477 U.S. 317, 106 S. Ct. 2548 (1986).',
    '323 pages were filed.',
  ])('and not where it is another page or case: %s', (text) => expect(pinned(text)).toBeUndefined())

  it('by at least eight of its words in a row, whatever marks and capitals', () => {
    const text = 'It must show “the initial burden of showing the Court that there is no genuine dispute” and has not.'
    const { quotation } = passageCitedIn(text, { ...passage, pages: [] }) ?? {}
    expect(text.slice(quotation?.start, quotation?.end)).toBe(
      'the initial burden of showing the Court that there is no genuine dispute',
    )
    expect(passageCitedIn('There is no genuine dispute about any fact.', passage)).toBeNull()
  })

  it('and a text of a megabyte is read in no time', () => {
    const long = 'The initial burden of showing 477 U.S. 317, 324. '.repeat(20_000)
    const started = performance.now()
    expect(passageCitedIn(long, passage)).toBeNull()
    expect(performance.now() - started).toBeLessThan(20_000)
  })
})
