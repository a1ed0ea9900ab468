const top = 127

interface Matrix {
  values: Float32Array
  shape: readonly number[]
}

/** Each row in 8 bits, with what one step is worth in it. */
export function quantizedRows({ values, shape }: Matrix): { values: Int8Array<ArrayBuffer>; scales: Float32Array } {
  const [rows = 0, columns = 0] = shape
  const scales = new Float32Array(rows)
  const quantized = new Int8Array(values.length)
  for (let row = 0; row < rows; row++) {
    let most = 0
    for (let at = row * columns; at < (row + 1) * columns; at++) most = Math.max(most, Math.abs(values[at] as number))
    scales[row] = most / top || 1
    for (let at = row * columns; at < (row + 1) * columns; at++)
      quantized[at] = Math.round((values[at] as number) / (scales[row] as number))
  }
  return { values: quantized, scales }
}

/** Matrices of outputs × inputs as one of inputs × outputs, with what one step is worth for each output. */
export function quantizedColumns(parts: readonly Matrix[]) {
  const rows = parts[0]?.shape[1] ?? 0
  const columns = parts.reduce((sum, { shape }) => sum + (shape[0] ?? 0), 0)
  const values = new Int8Array(rows * columns)
  const scales = new Float32Array(columns)
  let column = 0
  for (const part of parts) {
    const quantized = quantizedRows(part)
    for (let own = 0; own < (part.shape[0] ?? 0); own++, column++) {
      scales[column] = quantized.scales[own] as number
      for (let row = 0; row < rows; row++) values[row * columns + column] = quantized.values[own * rows + row] as number
    }
  }
  return { values, scales, rows, columns }
}
