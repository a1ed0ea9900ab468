import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import type { ReadStep } from '../job.ts'
import { drawPage } from '../pdf/draw-page.ts'
import { openPdf } from '../pdf/open.ts'
import { readDocument } from '../read-document.ts'
import { inTestData, recall, testData } from '../testing/test-data.ts'
import { halved, turned } from './gray-picture.ts'
import { Recognizer } from './recognizer.ts'

const picture = { data: Uint8Array.from([1, 2, 3, 4, 5, 6]), width: 3, height: 2 }

describe('turned', () => {
  it('turns a picture clockwise', () => {
    expect(turned(picture, 1)).toEqual({ data: Uint8Array.from([4, 1, 5, 2, 6, 3]), width: 2, height: 3 })
    expect(turned(picture, 2)).toEqual({ data: Uint8Array.from([6, 5, 4, 3, 2, 1]), width: 3, height: 2 })
  })

  it('comes back after four quarters', () => {
    expect([1, 2, 3].reduce((turn) => turned(turn, 1), turned(picture, 1))).toEqual(picture)
  })
})

it('halves a picture by the mean of its pixels', () => {
  expect(halved({ data: Uint8Array.from([0, 4, 8, 12]), width: 2, height: 2 })).toEqual({
    data: Uint8Array.from([6]),
    width: 1,
    height: 1,
  })
})

describe.skipIf(!testData)('Recognizer', () => {
  const recognizer = new Recognizer()
  afterAll(() => recognizer.end())

  it('reads a scanned page that lies on its side as it reads it upright', async () => {
    const bytes = new Uint8Array(readFileSync(inTestData('documents/derived_scan/scan_contract_3pages_150dpi.pdf')))
    const { document, close } = await openPdf(bytes, 40_000_000)
    const page = await drawPage(document, 1, 40_000_000)
    await close()
    if (!page) throw new Error('The page is blank')
    const upright = await recognizer.read(page)
    const sideways = await recognizer.read(turned(page, 1))
    expect(upright.confidence).toBeGreaterThan(80)
    expect(recall(sideways.paragraphs.join(' '), upright.paragraphs.join(' '))).toBeGreaterThan(0.97)
  }, 120_000)

  it('says what a page of a scan reads as soon as it has read it', async () => {
    const bytes = readFileSync(inTestData('documents/derived_scan/scan_contract_3pages_150dpi.pdf'))
    const pages: ReadStep['page'][] = []
    let ended = false
    const whole = await readDocument(new Uint8Array(bytes), {
      name: 'scan.pdf',
      onProgress: ({ page }) => {
        expect(ended).toBe(false)
        if (page) pages.push(page)
      },
    })
    ended = true
    expect(pages.map((page) => page?.number)).toEqual([1, 2, 3])
    const first = whole.text.slice(whole.pages[0]?.start, whole.pages[0]?.end)
    expect(recall(pages[0]?.text ?? '', first)).toBeGreaterThan(0.97)
  }, 180_000)
})
