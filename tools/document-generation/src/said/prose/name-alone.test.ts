import { describe, expect, it } from 'vitest'
import { nameAlone, withNamesAlone } from './name-alone.ts'

describe('a name', () => {
  it.each([
    ['Brightleaf Nurseries LLC. We', 'Brightleaf Nurseries LLC'],
    ['Dr. Malcolm Reyes DVM. Start', 'Dr. Malcolm Reyes DVM'],
    [
      'Valley Crest Student Transportation, Inc. Former driver Luis Ontiveros',
      'Valley Crest Student Transportation, Inc.',
    ],
    ['Kessler Gear & Axle Co. ADEA', 'Kessler Gear & Axle Co.'],
    ['Lena Quintana if Gil', 'Lena Quintana'],
    ['M. Aguinaldo / To: drafting', 'M. Aguinaldo'],
    ['Ines & Patrick Shaughnessy', 'Ines and Patrick Shaughnessy'],
    ['son in law Gil Stavros', 'Gil Stavros'],
  ])('ends where its sentence ends: %s', (given, alone) => expect(nameAlone(given)).toBe(alone))

  it.each([
    'Acme Co., Ltd.',
    'Johnson & Johnson Inc. of Delaware',
    'the Estate of Warren Pell',
    'van der Berg Holdings LLC',
    'Tidewatch Condominium Ass’n and Lowcountry Elevator Svc.',
    'Dr. Martin L. King Jr.',
    'U.S. Bank N.A.',
    'Bank of the West',
    'ann marie lopez',
    'Will Canfield',
  ])('stays whole: %s', (name) => expect(nameAlone(name)).toBe(name))
})

it('a word that is cut short, or a court, is no company', () => {
  const one = (value: string) => ({ field: 'senderCompany', label: 'Your company', by: 'text' as const, value })
  expect(withNamesAlone([one('Univ'), one('D. Mont'), one('Union Bank')])).toEqual([one('Union Bank')])
})

it('a number or a kind of firm is nobody', () => {
  const one = (value: string) => ({ field: 'sellerName', label: 'Seller', by: 'text' as const, value })
  expect(withNamesAlone([one('TWO'), one('LLC. Kansas'), one('The Home Depot'), one('Both Sides Farm LLC')])).toEqual([
    one('The Home Depot'),
    one('Both Sides Farm LLC'),
  ])
})
