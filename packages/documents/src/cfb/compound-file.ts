/** An entry of a compound file's directory. */
export interface CompoundEntry {
  name: string
  type: 'storage' | 'stream' | 'root' | 'unused'
  left: number
  right: number
  child: number
  start: number
  size: number
}

const signature = 0xe11ab1a1e011cfd0n
const endOfChain = 0xfffffffe
const none = 0xffffffff

/**
 * The container of Word 6 to 2003 files ([MS-CFB]), read with every chain bounded, so that a file
 * whose sectors point in a circle is refused rather than followed.
 */
export class CompoundFile {
  readonly #view: DataView
  readonly #bytes: Uint8Array
  readonly #sectorSize: number
  readonly #miniSize: number
  readonly #miniCutoff: number
  readonly #fat: Uint32Array
  readonly #miniFat: Uint32Array
  readonly #mini: Uint8Array
  readonly entries: readonly CompoundEntry[]

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const header = this.#view
    if (bytes.length < 512 || header.getBigUint64(0, true) !== signature) throw new Error('Not a compound file')
    const shift = header.getUint16(30, true)
    const miniShift = header.getUint16(32, true)
    if (shift < 7 || shift > 12 || miniShift > shift) throw new Error('Sector size out of range')
    this.#sectorSize = 1 << shift
    this.#miniSize = 1 << miniShift
    this.#miniCutoff = header.getUint32(56, true)
    this.#fat = this.#words(this.#fatSectors())
    this.#miniFat = this.#words(this.#chain(header.getUint32(60, true), this.#fat, true))
    this.entries = this.#directory(header.getUint32(48, true))
    const root = this.entries[0]
    if (root?.type !== 'root') throw new Error('No root in the directory')
    this.#mini = this.#read(root.start, root.size)
  }

  /** The entries that stand directly in the root, or in the storage that is given. */
  children(of: CompoundEntry | undefined = this.entries[0]): CompoundEntry[] {
    const found = new Map<number, CompoundEntry>()
    const pending = [of?.child ?? none]
    while (pending.length > 0) {
      const index = pending.pop() as number
      const entry = this.entries[index]
      if (!entry || found.has(index)) continue
      found.set(index, entry)
      pending.push(entry.left, entry.right)
    }
    return [...found.values()]
  }

  /** The bytes of a stream in the root. Throws when its chain is broken or circular. */
  stream(name: string): Uint8Array | undefined {
    const entry = this.children().find((child) => child.type === 'stream' && child.name === name)
    if (!entry) return undefined
    if (entry.size >= this.#miniCutoff) return this.#read(entry.start, entry.size)
    const sectors = this.#chain(entry.start, this.#miniFat)
    const out = new Uint8Array(sectors.length * this.#miniSize)
    sectors.forEach((sector, index) => {
      out.set(this.#mini.subarray(sector * this.#miniSize, (sector + 1) * this.#miniSize), index * this.#miniSize)
    })
    return out.subarray(0, entry.size)
  }

  #read(start: number, size: number): Uint8Array {
    const sectors = this.#chain(start, this.#fat)
    const out = new Uint8Array(sectors.length * this.#sectorSize)
    sectors.forEach((sector, index) => {
      out.set(this.#sector(sector), index * this.#sectorSize)
    })
    return out.subarray(0, size)
  }

  #sector(index: number): Uint8Array {
    const start = (index + 1) * this.#sectorSize
    return this.#bytes.subarray(start, start + this.#sectorSize)
  }

  #chain(start: number, table: Uint32Array, optional = false): number[] {
    const sectors: number[] = []
    let sector = start
    while (sector < 0xfffffffa) {
      if (sector >= table.length || sectors.length > table.length) {
        if (optional) return []
        throw new Error('Sector chain is broken or circular')
      }
      sectors.push(sector)
      sector = table[sector] ?? endOfChain
    }
    return sectors
  }

  #fatSectors(): number[] {
    const view = this.#view
    const count = view.getUint32(44, true)
    const limit = Math.ceil(this.#bytes.length / this.#sectorSize)
    if (count > limit) throw new Error('More table sectors than the file has')
    const sectors: number[] = []
    for (let i = 0; i < 109 && sectors.length < count; i++) sectors.push(view.getUint32(76 + i * 4, true))
    let next = view.getUint32(68, true)
    for (let rounds = 0; sectors.length < count && next < 0xfffffffa; rounds++) {
      if (rounds > limit) throw new Error('Table chain is circular')
      const sector = this.#sector(next)
      const words = new DataView(sector.buffer, sector.byteOffset, sector.byteLength)
      const last = sector.byteLength - 4
      if (last < 0) throw new Error('Table chain leaves the file')
      for (let at = 0; at < last && sectors.length < count; at += 4) sectors.push(words.getUint32(at, true))
      next = words.getUint32(last, true)
    }
    return sectors
  }

  #words(sectors: readonly number[]): Uint32Array {
    const perSector = this.#sectorSize / 4
    const out = new Uint32Array(sectors.length * perSector).fill(none)
    sectors.forEach((sector, index) => {
      const bytes = this.#sector(sector)
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      for (let i = 0; i * 4 + 4 <= bytes.byteLength; i++) out[index * perSector + i] = view.getUint32(i * 4, true)
    })
    return out
  }

  #directory(start: number): CompoundEntry[] {
    const bytes = this.#read(start, Number.MAX_SAFE_INTEGER)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const kinds = ['unused', 'storage', 'stream', 'unused', 'unused', 'root'] as const
    const entries: CompoundEntry[] = []
    for (let at = 0; at + 128 <= bytes.length; at += 128) {
      const length = Math.min(64, view.getUint16(at + 64, true))
      const name = new TextDecoder('utf-16le').decode(bytes.subarray(at, at + Math.max(0, length - 2)))
      entries.push({
        name,
        type: kinds[view.getUint8(at + 66)] ?? 'unused',
        left: view.getUint32(at + 68, true),
        right: view.getUint32(at + 72, true),
        child: view.getUint32(at + 76, true),
        start: view.getUint32(at + 116, true),
        size: view.getUint32(at + 120, true),
      })
    }
    return entries
  }
}
