/** Licenses under which a part of the product may be handed on. Anything else is looked at by a person first. */
const licenses = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])

/** Looked at: what stands in the license of each is one of the above, said in another way, or that of Bitstream Vera. */
export const lookedAt = new Map([
  ['dejavu-fonts-ttf', 'Bitstream-Vera'],
  ['png-js', 'MIT'],
])

/** One of several that may be chosen, or all of those that hold together. */
export const isAllowed = (license) => {
  const named = license.replace(/[()]/g, '')
  if (named.includes(' OR ')) return named.split(' OR ').some((one) => licenses.has(one))
  return named.split(' AND ').every((one) => licenses.has(one))
}
