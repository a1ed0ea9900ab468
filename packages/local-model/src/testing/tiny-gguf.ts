/** What of a made-up model differs from one that is in order. */
export interface Spoiled {
  magic?: string
  version?: number
  tensors?: bigint
  keys?: bigint
  /** Replaces descriptions; null leaves one out. */
  said?: Record<string, string | number | null>
  /** Of the only tensor. */
  kind?: number
  dimensions?: readonly bigint[]
  offset?: bigint
  /** Bytes of weights behind the descriptions. */
  weights?: number
}

const text = (value: string) => Buffer.concat([u64(BigInt(Buffer.byteLength(value))), Buffer.from(value)])
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const u64 = (value: bigint) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  return bytes
}

/** A GGUF file with one tensor of 32 weights, as small as a file can be that passes for a language model. */
export function tinyGguf(spoiled: Spoiled = {}): Buffer {
  const said: Record<string, string | number | null> = {
    'general.architecture': 'llama',
    'general.name': 'Tiny',
    'llama.context_length': 4096,
    'llama.block_count': 2,
    'llama.embedding_length': 64,
    'llama.attention.head_count': 4,
    'tokenizer.chat_template': '{{ messages }}',
    ...spoiled.said,
  }
  const described = Object.entries(said).flatMap(([key, value]) => {
    if (value === null) return []
    return [
      Buffer.concat([
        text(key),
        typeof value === 'string' ? Buffer.concat([u32(8), text(value)]) : Buffer.concat([u32(4), u32(value)]),
      ]),
    ]
  })
  const tokens = Buffer.concat([text('tokenizer.ggml.tokens'), u32(9), u32(8), u64(2n), text('a'), text('b')])
  const { dimensions = [32n], kind = 0, offset = 0n, weights = 128 } = spoiled
  const head = Buffer.concat([
    Buffer.from(spoiled.magic ?? 'GGUF'),
    u32(spoiled.version ?? 3),
    u64(spoiled.tensors ?? 1n),
    u64(spoiled.keys ?? BigInt(described.length + 1)),
    ...described,
    tokens,
    text('one'),
    u32(dimensions.length),
    ...dimensions.map(u64),
    u32(kind),
    u64(offset),
  ])
  return Buffer.concat([head, Buffer.alloc((32 - (head.length % 32)) % 32), Buffer.alloc(weights)])
}
