import { BadWeights } from '../../gguf/bad-weights.ts'
import type { Ct2Tensor } from './read-ct2.ts'

/** A tensor as whisper.cpp names it. */
export interface GgmlTensor {
  name: string
  shape: readonly number[]
  /** Some are whole numbers of 32 bits in every file. */
  wide: boolean
  tensor: Ct2Tensor
}

export type Side = 'encoder' | 'decoder'

/** Where a block's parts stand in CTranslate2's file, and what whisper.cpp calls them. */
const norms = {
  'self_attention/layer_norm': 'attn_ln',
  'attention/layer_norm': 'cross_attn_ln',
  'ffn/layer_norm': 'mlp_ln',
}
const linears: [from: string, to: string[]][] = [
  ['self_attention/linear_0', ['attn.query', 'attn.key', 'attn.value']],
  ['self_attention/linear_1', ['attn.out']],
  ['attention/linear_0', ['cross_attn.query']],
  ['attention/linear_1', ['cross_attn.key', 'cross_attn.value']],
  ['attention/linear_2', ['cross_attn.out']],
  ['ffn/linear_0', ['mlp.0']],
  ['ffn/linear_1', ['mlp.2']],
]

/** All tensors of a model, in the names and shapes of whisper.cpp. @throws BadWeights when one is missing or quantized */
export function ggmlTensors(found: ReadonlyMap<string, Ct2Tensor>): GgmlTensor[] {
  const part = (name: string): Ct2Tensor => {
    const tensor = found.get(name)
    if (!tensor) throw new BadWeights('lacks parts of a Whisper model')
    if (tensor.kind === 'other') throw new BadWeights('has weights that are shortened already. Bring those in float16')
    const size = tensor.shape.reduce((one, other) => one * other, tensor.kind === 'f32' ? 4 : 2)
    if (size !== tensor.bytes.length) throw new BadWeights('is cut or damaged')
    return tensor
  }
  const plain = (name: string, from: string, wide = false): GgmlTensor => {
    const tensor = part(from)
    return { name, shape: tensor.shape, wide: wide || tensor.shape.length === 1, tensor }
  }
  const norm = (name: string, from: string) => [
    plain(`${name}.weight`, `${from}/gamma`),
    plain(`${name}.bias`, `${from}/beta`),
  ]
  const block = (name: string, from: string, isDecoder: boolean): GgmlTensor[] => [
    ...Object.entries(norms).flatMap(([place, to]) =>
      isDecoder || !place.startsWith('attention') ? norm(`${name}.${to}`, `${from}/${place}`) : [],
    ),
    ...linears.flatMap(([place, to]) =>
      isDecoder || !place.startsWith('attention')
        ? to.flatMap((one, nth) => [
            { ...sliced(plain(`${name}.${one}.weight`, `${from}/${place}/weight`), nth, to.length) },
            // A key has no bias: the file has zeros there.
            ...(one.endsWith('.key')
              ? []
              : [sliced(plain(`${name}.${one}.bias`, `${from}/${place}/bias`), nth, to.length)]),
          ])
        : [],
    ),
  ]
  const side = (name: Side) =>
    Array.from({ length: layersOf(found, name) }, (_, nth) =>
      block(`${name}.blocks.${nth}`, `${name}/layer_${nth}`, name === 'decoder'),
    ).flat()
  const conv = (nth: number): GgmlTensor[] => {
    const bias = plain(`encoder.conv${nth}.bias`, `encoder/conv${nth}/bias`, true)
    return [plain(`encoder.conv${nth}.weight`, `encoder/conv${nth}/weight`), { ...bias, shape: [...bias.shape, 1] }]
  }
  return [
    plain('encoder.positional_embedding', 'encoder/position_encodings/encodings', true),
    ...conv(1),
    ...conv(2),
    ...side('encoder'),
    ...norm('encoder.ln_post', 'encoder/layer_norm'),
    plain('decoder.positional_embedding', 'decoder/position_encodings/encodings', true),
    plain('decoder.token_embedding.weight', 'decoder/embeddings/weight'),
    ...side('decoder'),
    ...norm('decoder.ln', 'decoder/layer_norm'),
  ]
}

/** How many blocks a side has. */
export function layersOf(found: ReadonlyMap<string, Ct2Tensor>, side: Side): number {
  let layers = 0
  while (found.has(`${side}/layer_${layers}/ffn/linear_0/weight`)) layers += 1
  return layers
}

/** One of several tensors that stand in one, one after the other. */
function sliced(whole: GgmlTensor, nth: number, of: number): GgmlTensor {
  const { tensor } = whole
  const [rows = 0, ...rest] = whole.shape
  const length = tensor.bytes.length / of
  return {
    ...whole,
    shape: [rows / of, ...rest],
    tensor: { ...tensor, bytes: tensor.bytes.subarray(nth * length, (nth + 1) * length) },
  }
}
