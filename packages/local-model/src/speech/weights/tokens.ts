import { BadWeights } from '../../gguf/bad-weights.ts'

/** GPT-2 writes bytes that are no letter or sign as letters further on. */
const byteOf = new Map<string, number>()
const isPlain = (byte: number) => (byte >= 33 && byte <= 126) || (byte >= 161 && byte !== 173)
for (let byte = 0, next = 256; byte < 256; byte++) byteOf.set(String.fromCodePoint(isPlain(byte) ? byte : next++), byte)

/**
 * The bytes of each token that stands for text, from a vocabulary with one token a line. Tokens that steer the model
 * come after them, and the engine knows those by their number.
 */
export function textTokens(vocabulary: string): Buffer[] {
  const lines = vocabulary.split('\n')
  const end = lines.indexOf('<|endoftext|>')
  if (end < 50_000) throw new BadWeights('has no vocabulary of Whisper beside it')
  return lines.slice(0, end).map((line) => {
    const bytes = [...line].map((letter) => byteOf.get(letter))
    if (!bytes.every((byte) => byte !== undefined)) throw new BadWeights('has no vocabulary of Whisper beside it')
    return Buffer.from(bytes)
  })
}
