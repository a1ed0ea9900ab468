import { expect, it } from 'vitest'
import { captionPosture } from './caption-posture.ts'

const found = (text: string) => captionPosture(text, text.length)?.text

it('the caption says by what way a case came up', () => {
  expect(found('ROE v. DOE.\nNo. 12.\nERROR TO THE SUPREME COURT OF THE STATE OF OHIO.\n\nMr. Poe for Roe.')).toBe(
    'ERROR TO THE SUPREME COURT OF THE STATE OF OHIO.',
  )
  expect(
    found('No. 19-1077\n\n  On Appeal from the United States District Court\n    for the District of Maine\n\nBRIEF'),
  ).toBe('On Appeal from the United States District Court for the District of Maine')
})

it('has the place of its words', () => {
  const text = 'ROE v. DOE.\n   Appeal from the Circuit Court of Cook County.   \n\nJustice POE delivered the opinion.'
  const place = captionPosture(text, text.length)
  expect(text.slice(place?.start, place?.end)).toBe('Appeal from the Circuit Court of Cook County.')
})

it('an appeal to reason is no way up', () =>
  expect(found('ROE v. DOE.\nAppeal to Reason, a weekly.\n')).toBeUndefined())

it('is looked for above the opinion only', () =>
  expect(captionPosture('Opinion\n\nAppeal from the Circuit Court of Cook County.', 8)).toBeNull())
