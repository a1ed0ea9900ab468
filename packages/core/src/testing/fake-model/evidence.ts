/** One fenced piece of evidence as it stands in a prompt. */
export interface FencedEvidence {
  nonce: string
  id: string
  title: string
  text: string
}

const fence = /^<<<evidence (\S+)([^\n]*)>>>\r?\n([\s\S]*?)\r?\n?^<<<end \1>>>[ \t]*$/gm

const attribute = (written: string, name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(written)?.[1] ?? ''

/**
 * The pieces of evidence that a prompt fences, in their order. A piece ends at its own nonce only,
 * so a document that holds `<<<end …>>>` with another nonce stays whole.
 */
export const evidenceIn = (user: string): FencedEvidence[] =>
  [...user.matchAll(fence)].map(([, nonce = '', attributes = '', text = '']) => ({
    nonce,
    id: attribute(attributes, 'id'),
    title: attribute(attributes, 'title'),
    text,
  }))

/** The evidence as one text; a prompt without fences counts as evidence itself. */
export const evidenceText = (user: string): string => {
  const pieces = evidenceIn(user)
  return pieces.length === 0 ? user : pieces.map((piece) => piece.text).join('\n\n')
}
