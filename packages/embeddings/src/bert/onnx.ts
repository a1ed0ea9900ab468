import { bytes, type Field, float, message, text, whole } from './protobuf.ts'

// Numbers of fields and of types are those of onnx.proto.
const types = { float: 1, int8: 3, int64: 7, uint8: 2 } as const
type ElementType = keyof typeof types

export interface Initializer {
  name: string
  type: ElementType
  dims: readonly number[]
  data: Float32Array | Int8Array | BigInt64Array
}

export interface Operation {
  op: string
  inputs: readonly string[]
  outputs: readonly string[]
  /** Of ONNX Runtime's own operations. */
  own?: true
  attributes?: Record<string, number | { float: number }>
}

export interface Graph {
  inputs: readonly { name: string; type: ElementType; dims: readonly (string | number)[] }[]
  outputs: readonly { name: string; type: ElementType; dims: readonly (string | number)[] }[]
  initializers: readonly Initializer[]
  operations: readonly Operation[]
}

const ownDomain = 'com.microsoft'

const initializer = ({ name, type, dims, data }: Initializer): Field =>
  message(
    5,
    ...dims.map((dim) => whole(1, dim)),
    whole(2, types[type]),
    text(8, name),
    bytes(9, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)),
  )

const attribute = (name: string, value: number | { float: number }): Field =>
  typeof value === 'number'
    ? message(5, text(1, name), whole(3, value), whole(20, 2))
    : message(5, text(1, name), float(2, value.float), whole(20, 1))

const operation = ({ op, inputs, outputs, own, attributes = {} }: Operation): Field =>
  message(
    1,
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, op),
    ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
    ...(own ? [text(7, ownDomain)] : []),
  )

const value = (field: number, { name, type, dims }: Graph['inputs'][number]): Field => {
  const shape = dims.map((dim) => message(1, typeof dim === 'number' ? whole(1, dim) : text(2, dim)))
  return message(field, text(1, name), message(2, message(1, whole(1, types[type]), message(2, ...shape))))
}

/** Writes an ONNX file. */
export const onnxOf = ({ inputs, outputs, initializers, operations }: Graph): Buffer =>
  Buffer.concat([
    whole(1, 8),
    text(2, 'Casewright'),
    message(
      7,
      ...operations.map(operation),
      text(2, 'embedder'),
      ...initializers.map(initializer),
      ...inputs.map((one) => value(11, one)),
      ...outputs.map((one) => value(12, one)),
    ),
    message(8, text(1, ''), whole(2, 17)),
    message(8, text(1, ownDomain), whole(2, 1)),
  ])
