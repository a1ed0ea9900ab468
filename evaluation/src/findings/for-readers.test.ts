import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeForReaders } from './for-readers.ts'

test('each high or medium finding is numbered, and its place is marked in its words', () => {
  const folder = mkdtempSync(join(tmpdir(), 'findings-'))
  try {
    writeFileSync(
      join(folder, 'a.txt'),
      'SERVICES AGREEMENT\n\nThis Agreement is made on May 1, 2024 by and between Oak LLC ("Provider") and Birch Inc. ("Customer").\n\n1. The fee is [amount] dollars.\n\n2. Customer waives trial by jury.\n',
    )
    const count = writeForReaders(folder, join(folder, 'out'))
    const written = readFileSync(join(folder, 'out'), 'utf8')
    expect(written).toContain(`${count} findings of high or medium severity in 1 papers`)
    expect(written).toContain('[[[amount]]]')
    expect(written).toContain(`[${count}] `)
    expect(written).not.toContain('severity: low')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
