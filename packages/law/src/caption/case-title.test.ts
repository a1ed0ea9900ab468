import { expect, it } from 'vitest'
import { readCaption } from './caption.ts'
import { caseTitle, namesDocument } from './case-title.ts'

const titleOf = (text: string) => {
  const source = { text, blocks: [], pages: [] }
  return caseTitle(source, readCaption(source))
}

it('is the name of the case, in ordinary letters, and neither the court nor the writ', () => {
  expect(
    titleOf(
      'SUPREME COURT OF THE UNITED STATES\n\nTARRANT REGIONAL WATER DISTRICT v.\nHERRMANN ET AL.\n\nCERTIORARI TO THE UNITED STATES COURT OF APPEALS FOR THE TENTH CIRCUIT\n\nNo. 11-889. Argued April 23, 2013\n\nThe Red River Compact allocates water rights among the States within the Red River basin as it winds through Texas, Oklahoma, Arkansas, and Louisiana, and it was approved by Congress in 1980.',
    ),
  ).toMatch(/^Tarrant Regional Water District v\. Herrmann/)
  expect(titleOf('In re OLIVER\n\nThe petitioner asks to be admitted to the bar of this court.')).toBe('In re OLIVER')
})

it('takes no court, number or heading for the name of a document', () => {
  for (const no of [
    'CERTIORARI TO THE UNITED STATES COURT OF APPEALS',
    'In the United States District Court',
    'Microsoft Word - brief.docx',
    '1. DEFINITIONS',
    'No. 24-1234',
  ])
    expect(namesDocument(no)).toBe(false)
  for (const yes of ['Services Agreement', 'Motion to Dismiss', 'Brief of Appellant'])
    expect(namesDocument(yes)).toBe(true)
})
