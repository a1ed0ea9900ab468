import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const [size, words, positions, wide] = [8, 16, 32, 16]

/** A model of two layers and sixteen words in the files in which models are published, with weights that only look random. */
export async function writeTinyBert(folder: string): Promise<void> {
  const shapes: [string, number[]][] = [
    ['embeddings.word_embeddings.weight', [words, size]],
    ['embeddings.position_embeddings.weight', [positions, size]],
    ['embeddings.token_type_embeddings.weight', [2, size]],
    ['embeddings.LayerNorm.weight', [size]],
    ['embeddings.LayerNorm.bias', [size]],
  ]
  for (const layer of [0, 1].map((nth) => `encoder.layer.${nth}`)) {
    const dense = (name: string, out: number, into: number) =>
      shapes.push([`${layer}.${name}.weight`, [out, into]], [`${layer}.${name}.bias`, [out]])
    const norm = (name: string) => shapes.push([`${layer}.${name}.weight`, [size]], [`${layer}.${name}.bias`, [size]])
    for (const part of ['query', 'key', 'value']) dense(`attention.self.${part}`, size, size)
    dense('attention.output.dense', size, size)
    norm('attention.output.LayerNorm')
    dense('intermediate.dense', wide, size)
    dense('output.dense', size, wide)
    norm('output.LayerNorm')
  }
  await writeFile(join(folder, 'model.safetensors'), safetensorsOf(shapes))
  const config = { model_type: 'bert', hidden_size: size, num_hidden_layers: 2, num_attention_heads: 2 }
  await writeFile(join(folder, 'config.json'), JSON.stringify({ ...config, hidden_act: 'gelu', layer_norm_eps: 1e-12 }))
  await writeFile(join(folder, 'tokenizer.json'), '{}')
}

function safetensorsOf(shapes: readonly [string, number[]][]): Buffer {
  const header: Record<string, unknown> = { __metadata__: { format: 'pt' } }
  const parts: Buffer[] = []
  let at = 0
  for (const [name, shape] of shapes) {
    const values = Float32Array.from({ length: shape.reduce((product, dim) => product * dim, 1) }, (_, nth) =>
      Math.sin(nth * 12.9898 + at),
    )
    header[name] = { dtype: 'F32', shape, data_offsets: [at, at + values.byteLength] }
    parts.push(Buffer.from(values.buffer))
    at += values.byteLength
  }
  const text = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(8)
  length.writeBigUInt64LE(BigInt(text.length))
  return Buffer.concat([length, text, ...parts])
}
