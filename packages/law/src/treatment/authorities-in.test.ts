import { describe, expect, it } from 'vitest'
import { authoritiesIn } from './authorities-in.ts'

const of = (text: string, name = '', own: string[] = []) =>
  authoritiesIn({ text, name }, own).map(({ citation, mentions, treatments, sentence }) => ({
    name: citation.kind === 'case' ? citation.name : citation.written,
    mentions,
    kinds: treatments.map(({ kind, isDenied }) => `${isDenied ? 'not ' : ''}${kind}`),
    sentence: text.slice(sentence.start, sentence.end),
  }))

describe('what an opinion cites', () => {
  it('is listed once, with how often it is named in full, in short, by id. and by a word of its name', () => {
    const [harbor] = of(
      'In Harbor v. Quill, 401 F.3d 10 (9th Cir. 2005), the court spoke. Id. at 12. Harbor has been followed. See Harbor, 401 F.3d at 14.',
    )
    expect(harbor?.mentions).toBe(4)
  })

  it('is not named by a man of the same name who comes before it', () => {
    const [harbor] = of(
      'The officer then searched the third man, Harbor, and found a pistol. Privacy is a right. Harbor v. Quill, 401 F.3d 10 (9th Cir. 2005).',
    )
    expect(harbor).toMatchObject({ mentions: 1, sentence: expect.stringMatching(/^Privacy is a right\./) })
  })

  it('has the sentence for which it is cited, with the one before where the citation stands alone', () => {
    const [only] = of('A seaman may sue for wages. See Harbor v. Quill, 401 F.3d 10 (9th Cir. 2005).')
    expect(only?.sentence).toBe('A seaman may sue for wages. See Harbor v. Quill, 401 F.3d 10 (9th Cir. 2005).')
  })

  it('has what is said of it, with short forms and that decision resolved', () => {
    const [harbor, mercer] = of(
      'We took up Harbor v. Quill, 401 F.3d 10 (9th Cir. 2005). That decision is overruled. We decline to overrule Mercer v. Vance, 402 F.3d 20 (9th Cir. 2006).',
    )
    expect(harbor?.kinds).toEqual(['overruled'])
    expect(mercer?.kinds).toEqual(['not overruled'])
  })

  it.each([
    ["Harbor v. Quill, 401 F.3d 10 (9th Cir. 2005), aff'd, 550 U.S. 1 (2007).", ['affirmed']],
    ["Harbor v. Quill, 401 F.3d 10 (9th Cir. 2005), rev'd, 550 U.S. 1 (2007).", ['reversed']],
    ['Harbor v. Quill, 401 F.3d 10 (9th Cir. 2005), cert. denied, 550 U.S. 1 (2007).', []],
    ['Harbor v. Quill, 401 F.3d 10 (9th Cir. 2005), abrogated by Pike v. Dorrance, 550 U.S. 1 (2007).', ['abrogated']],
  ])('reads the history behind a citation: %s', (text, kinds) => expect(of(text)[0]?.kinds).toEqual(kinds))

  it('leaves out its own case, so that a scan in which it overrules itself says nothing', () => {
    const text =
      'We overrule Pike v. Dorrance, 700 F.3d 100 (9th Cir. 2012). See Mercer v. Vance, 402 F.3d 20 (9th Cir. 2006).'
    expect(of(text, 'Pike v. Dorrance', ['f3d/700/100']).map(({ name }) => name)).toEqual(['Mercer v. Vance'])
  })

  it('lists statutes, and the sentence in which the court holds one unconstitutional', () => {
    const invalid = (text: string) => authoritiesIn({ text })[0]?.invalidated != null
    expect(invalid('We hold that 46 U.S.C. § 30104 is unconstitutional.')).toBe(true)
    expect(invalid('We conclude that 18 U.S.C. § 48 violates the First Amendment.')).toBe(true)
    expect(invalid('We do not hold that 46 U.S.C. § 30104 is unconstitutional.')).toBe(false)
    expect(invalid('Petitioner argues that we should hold that 46 U.S.C. § 30104 is unconstitutional.')).toBe(false)
    expect(invalid('If 46 U.S.C. § 30104 is unconstitutional, we hold otherwise.')).toBe(false)
    expect(invalid('Congress enacted 46 U.S.C. § 30104 in 1920.')).toBe(false)
  })
})

describe('bad input', () => {
  const self = 'We overrule Pike v. Dorrance, 700 F.3d 100 (9th Cir. 2012), and that case is overruled. '

  it('is read to its end: an opinion of a megabyte that cites itself a thousand times over', () => {
    const text = self.repeat(Math.ceil(1_000_000 / self.length))
    expect(authoritiesIn({ text, name: 'Pike v. Dorrance' }, ['f3d/700/100'])).toEqual([])
  }, 120_000)

  it('says nothing twice, and nothing against the later of decisions that overrule each other in a circle', () => {
    const found = of(
      'Adams v. Baker, 1 F.3d 1 (9th Cir. 1993), overruled by Clark v. Davis, 2 F.3d 2 (9th Cir. 1993), overruled by Adams v. Baker, 1 F.3d 1 (9th Cir. 1993).',
    )
    expect(found.map(({ name, kinds }) => [name, kinds])).toEqual([
      ['Adams v. Baker', ['overruled']],
      ['Clark v. Davis', []],
    ])
  })

  it('is read without a line break and without a stop', () => {
    const text = `${'the court said nothing of it and went on '.repeat(400)}we overrule Harbor v. Quill, 401 F.3d 10 (9th Cir. 2005)`
    expect(authoritiesIn({ text })).toHaveLength(1)
  })
})
