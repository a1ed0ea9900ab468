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

it('ends above the judge, and goes on below an empty line', () => {
  expect(
    found(
      'ROE v. DOE.\n\nAPPEAL FROM THE UNITED STATES DISTRICT COURT\nFOR THE DISTRICT OF MAINE\n[Hon. Ada Poe, U.S. District Judge]\nBefore\n',
    ),
  ).toBe('APPEAL FROM THE UNITED STATES DISTRICT COURT FOR THE DISTRICT OF MAINE')
  expect(
    found(
      'ROE v. DOE.\n\nAppeals from the United States District Court\n\nfor the District of Columbia\n\n(No. 94cv1)\n',
    ),
  ).toBe('Appeals from the United States District Court for the District of Columbia')
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
