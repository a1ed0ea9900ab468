import { expect, it } from 'vitest'
import { makeCompound } from '../testing/make-compound.ts'
import { CompoundFile } from './compound-file.ts'

const content = Buffer.from('contract '.repeat(600))
const fatEntry = (sector: number): number => 512 + sector * 4

it('reads a stream through its chain of sectors', () => {
  const file = new CompoundFile(makeCompound('WordDocument', content))
  expect(Buffer.from(file.stream('WordDocument') ?? []).toString()).toBe(content.toString())
  expect(file.stream('Workbook')).toBeUndefined()
})

it('refuses a chain that runs in a circle', () => {
  const bytes = makeCompound('WordDocument', content)
  bytes.writeUInt32LE(2, fatEntry(4))
  expect(() => new CompoundFile(bytes).stream('WordDocument')).toThrow(/circular/)
})

it('refuses a directory that runs in a circle', () => {
  const bytes = makeCompound('WordDocument', content)
  bytes.writeUInt32LE(1, fatEntry(1))
  expect(() => new CompoundFile(bytes)).toThrow(/circular/)
})

it('refuses a header that promises more tables than the file has room for', () => {
  const bytes = makeCompound('WordDocument', content)
  bytes.writeUInt32LE(0x7fffffff, 44)
  expect(() => new CompoundFile(bytes)).toThrow(/More table sectors/)
})
