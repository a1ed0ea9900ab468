// Does on samples what tools do with a document, so that those expressions are built which are made of its own words.
// Imported by record.mjs, which notes them.
import { readFileSync } from 'node:fs'
import { figureLocator } from '../../../packages/core/src/reason/locate-figure.ts'
import { tagsOf } from '../../../packages/documents/src/docx/xml-tags.ts'
import { badContract, goodContract } from '../../../packages/law/src/checks/__fixtures__/contracts.ts'
import { checkedDocument } from '../../../packages/law/src/checks/checked-document.ts'
import { documentChecks } from '../../../packages/law/src/checks/checks.ts'
import {
  byReasoning,
  withoutDefinition,
} from '../../../packages/law/src/checks/consistency/__fixtures__/by-reasoning.ts'
import { longer } from '../../../packages/law/src/checks/consistency/__fixtures__/longer.ts'
import { factExamples } from '../../../packages/law/src/checks/drafting/__fixtures__/facts.ts'
import { structureExamples } from '../../../packages/law/src/checks/drafting/__fixtures__/structure.ts'
import { paperExamples } from '../../../packages/law/src/checks/filings/__fixtures__/papers.ts'
import { findingOf } from '../../../packages/law/src/checks/findings.ts'
import { reviewDocument } from '../../../packages/law/src/checks/review.ts'
import { doerAt, findParties, readCaption } from '../../../packages/law/src/index.ts'
import { placeholderPattern, unfinishedPattern } from '../../../packages/redaction/src/label.ts'
import { createRedactor } from '../../../packages/redaction/src/redactor.ts'
import { readTemplate, shippedTypes } from '../../../packages/templates/src/index.ts'
import { atPlace } from '../../../tools/document-analyzer/src/guide/at-place.ts'
import { namesIn } from '../../../tools/document-analyzer/src/guide/names.ts'
import { sides } from '../../../tools/document-analyzer/src/guide/sides.ts'
import { doubtsIn } from '../../../tools/document-generation/src/model/doubts-in.ts'
import { groundOf } from '../../../tools/document-generation/src/model/ground.ts'
import { applications } from '../../../tools/document-generation/src/reading/__fixtures__/applications.ts'
import { contracts } from '../../../tools/document-generation/src/reading/__fixtures__/contracts.ts'
import { letters } from '../../../tools/document-generation/src/reading/__fixtures__/letters.ts'
import { misleading } from '../../../tools/document-generation/src/reading/__fixtures__/misleading.ts'
import { unseen } from '../../../tools/document-generation/src/reading/__fixtures__/unseen.ts'
import { readFields } from '../../../tools/document-generation/src/reading/read-fields.ts'
import { drawn } from '../../../tools/document-generation/src/said/draw/draw.ts'
import { whoIn } from '../../../tools/document-generation/src/said/draw/who.ts'
import { tellsSigner } from '../../../tools/document-generation/src/said/own-signers.ts'
import { readSaid } from '../../../tools/document-generation/src/said/read-said.ts'
import { subjectOf } from '../../../tools/document-generation/src/said/subject-of.ts'
import { secretPlaces } from '../../../tools/document-generation/src/sensitive/covered.ts'
import { labelled } from '../../../tools/document-generation/src/sensitive/labelled.ts'
import { whoServes } from '../../../tools/document-generation/src/settle/who-serves.ts'
import { readTemplateFile } from '../../../tools/document-generation/src/types/template-file.ts'
import { withSpoken } from '../../../tools/document-generation/src/voice/spoken.ts'
import { caseTypes } from '../../../tools/risk-analysis/src/case-types.ts'
import { isClientsWord } from '../../../tools/risk-analysis/src/reading/clients-word.ts'
import { jurisdictionIn } from '../../../tools/risk-analysis/src/reading/jurisdiction.ts'
import { readFacts } from '../../../tools/risk-analysis/src/reading/read.ts'
import { inRoot } from '../paths.mjs'

const documentOf = (text) => ({
  kind: 'txt',
  sha256: '0'.repeat(64),
  text,
  pages: [],
  pagesTotal: 0,
  blocks: [],
  warnings: [],
})

const undefinedTerm = `${goodContract}\n\nThe Employee may resign for Good Reason.\n`
const guaranteed = [
  'LOAN AGREEMENT',
  'This Agreement is made on May 1, 2024 by and between Oak LLC, a Delaware company ("Lender"), and Birch Inc., an Ohio corporation ("Borrower").',
  '1. As a condition of the loan, the members of Borrower shall sign a personal guaranty of all sums due.',
  'By: ________________\nName:\nTitle:',
].join('\n\n')
for (const text of [goodContract, badContract, undefinedTerm, guaranteed]) {
  reviewDocument(documentOf(text))
  for (const check of documentChecks) findingOf(check, checkedDocument(documentOf(text), 'contract'))
  findParties({ text })
  readCaption({ text })
}
// What contradicts itself, in paragraphs.
for (const [id, text] of [...longer, ...byReasoning, ...withoutDefinition]) {
  const check = documentChecks.find((one) => one.id === id)
  const blocks = [...text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({
    kind: 'paragraph',
    start: index,
    end: index + line.length,
  }))
  if (check) findingOf(check, checkedDocument({ ...documentOf(text), blocks }, 'contract'))
}
// What each check is known to find, and not to.
for (const { check: id, kind = 'contract', hit, miss } of [...factExamples, ...structureExamples, ...paperExamples]) {
  const check = documentChecks.find((one) => one.id === id)
  for (const text of [hit, miss]) {
    if (check) findingOf(check, checkedDocument(documentOf(text), kind))
    findParties({ text })
    readCaption({ text })
  }
}
/** A template of a firm's own, whose fields nobody wrote expressions for. */
const own = /```yaml \S+\n([\s\S]*?)\n```/.exec(readFileSync(inRoot('docs/add-a-document-type.md'), 'utf8'))?.[1] ?? ''
const ownTemplate = readTemplateFile(
  'engagement-letter.yaml',
  own
    .replaceAll('startDate', 'signingDay')
    .replace(/name: (\w+), label/g, 'cues: [retained by, our own words], name: $1, label')
    .replace(', cues: [customer, retained by]', ''),
).template
const templates = [...shippedTypes.map((source) => readTemplate(source).template), ownTemplate]
const examples = [...applications, ...contracts, ...letters, ...misleading, ...unseen]
for (const template of templates)
  for (const { type, text } of examples)
    if (type === template.id || template === ownTemplate) readFields(template, text)
readFields(
  ownTemplate,
  'The client is Birch Tools, retained by Ann Lee. The fee is $2,500. The start date is May 4, 2026. Our own words: it begins on March 3, 2026. The court is in Ohio.',
)
for (const { text } of examples) {
  const ground = groundOf([text])
  const party = (field, value) => ({ field, label: field, value, by: 'text' })
  const lease = [party('landlordName', 'Oak Street Holdings LLC'), party('tenantName', 'Ann Lee')]
  const who = whoIn({ id: 'rental-agreement' }, 'I am Ann Lee.', lease)
  whoIn({ id: 'service-agreement' }, 'Our agreement with Oak Pools Inc.', [
    { field: 'providerName', label: 'Provider', value: 'Oak Pools Inc.', by: 'text' },
    { field: 'clientName', label: 'Client', value: 'Elm Court Association', by: 'text' },
  ])
  whoIn({ id: 'rental-agreement' }, 'Bo Lee rents from her brother Ann Lee.', [
    party('landlordName', 'Bo Lee'),
    party('tenantName', 'Ann Lee'),
  ])
  drawn('rental-agreement', 'lateTerms', 'Late fee fifty bucks after five days.', who, '')
  subjectOf('rental-agreement', ['lateTerms', 'petTerms'], 'Late fee fifty bucks after five days.')
  doubtsIn('The rent of $1,200 is due on March 3, said Ann Lee of Ohio.', ground, [], ground)
  for (const type of caseTypes) readFacts(text, type)
}
// What is made of the words of notes: whose the sides of a form are, who signs, what is put right, who is the plaintiff.
const said = (id, text) => {
  const template = templates.find((one) => one?.id === id)
  if (template) readSaid(template, text, '2026-11-28')
}
said(
  'complaint-letter',
  'Complaint letter to Vista Fence Co, 12 Elm Road, Reno, Nevada 89501. We represent Carl and Nina Holt. Carl paid $900. The Holts called them on May 4, 2026.',
)
said(
  'sales-contract',
  'Sales contract. Tom Briggs, 19 Farm Lane, Boise, Idaho, sells his 2019 tractor to Oak Farms LLC for $38,500, as is, no warranties except title.',
)
said(
  'sales-contract',
  'Q1 Are you the buyer or seller? – buyer\nQ2 Your name: Ann Lee\nQ3 Other side: Bo Reyes LLC\nQ4 Who signs? – Bo Reyes, owner',
)
said(
  'employment-contract',
  'Larkin Architects, P.C. is hiring Teresa Obando as Project Architect, reporting to Martin Poole. Salary is $132,000. Martin signs for the firm as president.',
)
said(
  'power-of-attorney',
  'My mother wants a power of attorney. I’m Nell Tate, her daughter, and I’d be the agent. She wants me to send my brother a list. I need to be able to sell her boat.',
)
said(
  'sales-contract',
  'I’m the seller.\nAna: Can I see it?\nMe: I sell it to you as it is.\nAna: I pay you Friday.\nMe: ok',
)
said('settlement-agreement', 'Plaintiff: Ann Lee. Defendant: Oak Roofing, LLC. Oak pays $900.')
tellsSigner('Ida Koch, president, signs for us.', 'president|treasurer')
said(
  'service-agreement',
  "We're Elm Tree Care LLC, 4 Pine Rd, Salem, OR 97301. The client is Bitter Homes, Inc. Paula Nuss signs for them, she's the treasurer. I sign, Sam Odom, managing member. Ida Koch, president, is the signer.",
)
whoServes('Ann Lee mows the lawn. Bo Cruz pays her.', 'Ann Lee', 'Bo Cruz')
said('rental-agreement', 'Rent is $1,000 a month. Tenant is Ann Lee. Actually make the rent $1,100.')
said('settlement-agreement', 'Pltf = Ann Lee. Def = Crane Works, Inc. Crane Works, Inc. pays $900 to pltf.')
// What tells somebody to write a letter: whom other words stand for, a thing named without its article, what is dictated
// without its sign, who reads a demand.
said(
  'recommendation-letter',
  'I need a recommendation letter for Ann Lee, for the nursing program. Don’t name the Garza family, just say two clients. She came early every day.',
)
said(
  'business-letter',
  'Write a short letter to Sam Pell, 4 Oak Ave, Toledo, OH 43604. Keep it polite. We moved the freezer on May 4. Freezer is already running. We ask for the last invoice.',
)
said(
  'complaint-letter',
  'hey i need a complaint letter its to oak appliance from me ann lee i paid 1389 for the range and 89 for delivery and the range never worked i called them and they told me to wait i want the 1389 back and the 89 dont say im going to sue',
)
said(
  'demand-letter',
  'I need a demand letter. From: me, Ada Quill, 9 Elm St, Toledo, OH 43604. To: Sam Pell, owner, Birch Inn LLC, 4 Oak Ave, Toledo, OH 43606\n- Sam Pell ordered 40 prints on April 3 and paid nothing. I called Sam twice.\n- Want: $900 by June 12\n- If not I will file in small claims court\n- Don’t threaten to post reviews',
)
// Who acts at a place, by the names that the paper gives its sides.
doerAt(documentOf(goodContract), { start: 0, end: goodContract.length }, sides.assigns)
namesIn(documentOf(goodContract), { start: 0, end: goodContract.length }, sides.liable)
// What one side promises, as each promises it.
const promised = 'Tallis shall keep the secrets of Corvane.'
const mutual = `MUTUAL AGREEMENT\n\nThis Agreement is between Oak Works, Inc., an Ohio corporation ("Corvane"), and Elm Parts LLC, an Ohio limited liability company ("Tallis").\n\n1. Duty. ${promised}\n`
atPlace['one-sided.mutual-in-name'](
  documentOf(mutual),
  { start: mutual.indexOf(promised), end: mutual.indexOf(promised) + promised.length },
  undefined,
)
// Whom a settlement, an engagement, a note and an affidavit call 'he', 'she' and 'we'.
said(
  'settlement-agreement',
  'Settlement in Harrigan v. Costello, Circuit Court of Kane County, Illinois, number 2025 L 114. Our client is the defendant, Luis Costello, he rear-ended Maud Harrigan on Route 41 on June 3, 2024. Luis Costello pays $32,500 to Maud Harrigan within 30 days. She keeps her own claim and she holds him harmless. She dismisses with prejudice within 14 days.',
)
said(
  'settlement-agreement',
  'Plaintiff: Maud Harrigan. Defendant: Luis Costello. Luis Costello pays Maud Harrigan $32,500. I represent Luis. Ms. Harrigan has two cars. Peter Lamb was there, and he keeps the keys. The defendant, Luis Costello, he pays his own costs.',
)
said(
  'settlement-agreement',
  'Settlement in Harrigan v. Costello. I represent Luis Costello. Luis Costello pays Maud Harrigan $900. He pays his own costs.',
)
said(
  'attorney-engagement-letter',
  'Engagement letter for the Prentiss divorce. Client is Andrea Prentiss, 5 Cobb Lane, Concord, NH 03301. My rate is $325. Retainer of $4,500, goes in the client trust account. Bills go out the first week of the month. She ends it whenever. I’ll sign, Rebecca Stone, Stone & Mayer, PLLC.',
)
said(
  'attorney-engagement-letter',
  'Client: Mr. Anthony Reyes, 14 West Road, Glendale AZ 85304. Firm: Salas Injury Law, P.C.; Monica Salas is the responsible attorney and signs. He may terminate at any time.',
)
said(
  'promissory-note',
  'I’m lending my nephew Trevor Madsen $9,500. He pays me $280.50 on the 15th of every month starting February 15, 2026 for 36 months. I’m Lorraine Madsen.',
)
said(
  'affidavit',
  'Affiant is Yolanda Mora, office manager at Corbel Group LLC, over 18, makes it on personal knowledge. State of Nevada, County of Washoe. She opens all the mail. Ms. Mora never saw a summons. The neighbor told her about the fire that same afternoon.',
)
said(
  'affidavit',
  'Affidavit of Ann Poe, 5 Elm Street, Dayton, Ohio. County of Montgomery. She is a nurse. On May 4, 2026 she saw the crash. A neighbor named Bo Tan told her about the crash and called police. The truck crossed two lanes and stopped.',
)
createRedactor({ names: ['John Q. Ferris', 'Kestrel Ridge Holdings, LLC', "Siobhán O'Dwyer"] }).redact(goodContract)
placeholderPattern()
unfinishedPattern()
figureLocator([{ id: 'one', kind: 'document', title: '', text: goodContract }])('$1,200 (thirty days)')
for (const { get } of tagsOf('<w:p w:rsidR="1"/>')) get('rsidR')
secretPlaces({ values: ['123-45-6789', 'A1 2345'], names: ['Passport number'] })('Passport number 123-45-6789')
labelled(['Passport number', 'Alien registration'])('Passport number A12345678')
isClientsWord(
  'Our client Mr. Abdi Warsame is a tenant. He says so.',
  { own: ['Warsame'] },
  [{ start: 41, end: 52 }],
  44,
)
jurisdictionIn('A state court of Ohio, in Columbus')
withSpoken('The rent', 'comma is due period new line')
