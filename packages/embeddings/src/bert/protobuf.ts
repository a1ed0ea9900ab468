/** The few kinds of field that ONNX files need of Protocol Buffers. */
export type Field = Buffer

const varint = (value: number | bigint): Buffer => {
  const bytes: number[] = []
  let rest = BigInt.asUintN(64, BigInt(value))
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128)
  bytes.push(Number(rest))
  return Buffer.from(bytes)
}

export const whole = (field: number, value: number | bigint): Field =>
  Buffer.concat([varint(field << 3), varint(value)])

export const float = (field: number, value: number): Field => {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return Buffer.concat([varint((field << 3) | 5), bytes])
}

export const bytes = (field: number, value: Uint8Array): Field =>
  Buffer.concat([varint((field << 3) | 2), varint(value.length), value])

export const text = (field: number, value: string): Field => bytes(field, Buffer.from(value))

export const message = (field: number, ...fields: Field[]): Field => bytes(field, Buffer.concat(fields))
