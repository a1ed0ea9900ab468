import { expect, it } from 'vitest'
import { statesOfPlaces } from './states-of-places.ts'

const of = (text: string) => statesOfPlaces(text).map(({ code }) => code)

it.each([
  ['She slipped in a store in Memphis.', ['tn']],
  ['Charged in Richland County SC with possession.', ['sc']],
  ['Her uncle in Yuma AZ promised her the grove.', ['az']],
  ['Knox County, PA granted the permit.', ['pa']],
  ['The store in Memphis ships from Atlanta.', ['ga', 'tn']],
])('a town tells its state: %s', (text, codes) => expect(of(text).toSorted()).toEqual(codes))

it.each(['Dr. Jane Smith, MD, and Baker Lowe PA were sued.', 'Whitney Houston Inc. sued on Dallas Street.'])(
  'a degree, a firm, a name or a street does not: %s',
  (text) => expect(of(text)).toEqual([]),
)
