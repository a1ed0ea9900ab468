import { describe, expect, it } from 'vitest'
import { barn, lake } from './__fixtures__/authorities.ts'
import { bearsOn } from './bearing.ts'

describe('an authority bears on a question', () => {
  it('that it has half of the telling words of, in any form', () => {
    expect(bearsOn('Do shut roads evict the owner of barns?', barn)).toBe(true)
    expect(bearsOn('Is shutting the road an eviction?', barn)).toBe(true)
  })

  it('that cites it, whatever else the question says', () => {
    expect(bearsOn('Does 410 U.S. 9 bear upon ferrets, ferries and vaccines?', barn)).toBe(true)
  })

  it('of whose text an excerpt has two of them: the search has seen the rest', () => {
    expect(bearsOn('May a landlord who owns ferrets and ferries shut a shop?', lake)).toBe(true)
    expect(bearsOn('Are ferrets and ferries sold in a shop in Boise?', lake)).toBe(false)
  })

  it('of which a source gave no words', () => {
    const { holding: _, passage: __, ...bare } = lake
    expect(bearsOn('ferrets and ferries', bare)).toBe(true)
  })

  it('and not on one that shares a word by chance', () => {
    expect(bearsOn('Which vaccines does a ferret in a barn get for a ferry?', barn)).toBe(false)
    expect(bearsOn('What is the best barley bread?', { ...barn, holding: 'A barn and a breakup.' })).toBe(false)
  })
})
