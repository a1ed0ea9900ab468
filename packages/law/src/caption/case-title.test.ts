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
  expect(titleOf('In re OLIVER\n\nThe petitioner asks to be admitted to the bar of this court.')).toBe('In re Oliver')
})

const body =
  'This matter came before the Court on the motion of the parties, and the Court, having read the papers that were filed and having heard counsel on both sides of the question, now decides it as follows.'

it.each([
  [
    'the number and the title of the paper stand in the right column',
    'UNITED STATES DISTRICT COURT\nCENTRAL DISTRICT OF CALIFORNIA\n\nDELIA R. OSTROW,\tCase No. 2:18-cv-10001-JAK\nPetitioner,\nv.\tJUDGMENT\nW.J. HALLORAN, Warden,\nRespondent.',
    'Delia R. Ostrow v. W.J. Halloran',
    '2:18-cv-10001-JAK',
  ],
  [
    'the title below is that of the defendant’s paper',
    "IN THE UNITED STATES DISTRICT COURT\n\nMILES OKORO           :          CIVIL ACTION\n                      :\n        v.            :\n                      :\nBEACON MUTUAL LIFE    :\nINSURANCE COMPANY     :          NO. 08-4417\n\n        DEFENDANT'S MEMORANDUM OF LAW IN SUPPORT OF ITS\n                 MOTION FOR SUMMARY JUDGMENT",
    'Miles Okoro v. Beacon Mutual Life Insurance Company',
    '08-4417',
  ],
  [
    'the bankruptcy of one party is above the suit',
    'UNITED STATES BANKRUPTCY COURT\nFOR THE DISTRICT OF COLORADO\n\nIn re:                                   Case No. 19-15512 OKB\n                                         Chapter 7\nPAUL DEAN MARRO,\n      Debtor.\n_________________________________\n\nVALLEY AUTO CREDIT, INC.,                Adversary No. 19-01289\n      Plaintiff,\nv.\nPAUL DEAN MARRO,\n      Defendant.\n\n                ORDER AFTER TRIAL',
    'Valley Auto Credit, Inc. v. Paul Dean Marro',
    '19-15512',
  ],
  [
    'the title of the paper stands beside the “v.”',
    '  \n  \n                       UNITED STATES DISTRICT COURT\n                       WESTERN DISTRICT OF WASHINGTON\n                                AT SEATTLE\n\n     INGRID SOLBERG,                                Case No. 2:21-cv-00319\n                          Plaintiff,\n                                                    ORDER SETTING TRIAL DATE\n            v.                                      & RELATED DATES\n     HARBOR TRANSIT CONTRACTORS JV,\n                          Defendant.\n  ',
    'Ingrid Solberg v. Harbor Transit Contractors JV',
    '2:21-cv-00319',
  ],
  [
    'the claims stand beside the “v.”',
    '                         UNITED STATES DISTRICT COURT\n                        NORTHERN DISTRICT OF CALIFORNIA\n  \n     HARLAN DOWD,                            Case No. 4:22-cv-03818\n  \n                    Plaintiff,               COMPLAINT FOR:\n  \n             v.                              1. Disability discrimination (42 U.S.C. § 12112)\n                                             2. Retaliation (42 U.S.C. § 12203)\n     BAYVIEW SERVICES, INC., a               3. Failure to pay wages due on separation (Cal.\n     Delaware corporation,                      Lab. Code § 203)\n\n                    Defendant.               DEMAND FOR JURY TRIAL\n  ',
    'Harlan Dowd v. Bayview Services, Inc.',
    '4:22-cv-03818',
  ],
])('names the parties where %s', (_, caption, title, number) => {
  const source = { text: `${caption}\n\n${body}`, blocks: [], pages: [] }
  expect(caseTitle(source, readCaption(source))).toBe(title)
  expect(readCaption(source).dockets.map((one) => one.number)).toContain(number)
})

it('takes no court, number or heading for the name of a document', () => {
  for (const no of [
    'CERTIORARI TO THE UNITED STATES COURT OF APPEALS',
    'In the United States District Court',
    'Microsoft Word - brief.docx',
    '1. DEFINITIONS',
    'No. 24-1234',
    'Recitals',
    'BACKGROUND',
  ])
    expect(namesDocument(no)).toBe(false)
  for (const yes of ['Services Agreement', 'Motion to Dismiss', 'Brief of Appellant'])
    expect(namesDocument(yes)).toBe(true)
})

it.each([
  [
    'STATE OF MICHIGAN\nIN THE CIRCUIT COURT FOR THE COUNTY OF KENT\n\nLAKESHORE FRUIT COOPERATIVE,\n        Plaintiff,                              Case No. 25-04417-CB\nv                                               HON. T.J. ACKERT\nORCHARD COLD STORAGE, INC.,\n        Defendant.\n',
    'Lakeshore Fruit Cooperative v. Orchard Cold Storage, Inc.',
  ],
  [
    'IN THE CIRCUIT COURT OF THE STATE OF OREGON\nFOR THE COUNTY OF LANE\n\nMARGUERITE SOLHEIM,                    )  Case No. 25CV18834\n              Plaintiff,               )\n                                       )  COMPLAINT\n      v.                               )  (Unlawful Trade Practices; Breach of\n                                       )  Contract; Elder Financial Abuse)\nCASCADE ROOFING, LLC,                  )\n              Defendant.               )\n',
    'Marguerite Solheim v. Cascade Roofing, LLC',
  ],
  [
    'DISTRICT OF NEW HAMPSHIRE\n\nHarlan Pike\n\n     v.                                        Civil No. 24-cv-218-LM\n                                               Opinion No. 2025 DNH 091\nGranite Ridge Ski Holdings, LLC\n',
    'Harlan Pike v. Granite Ridge Ski Holdings, LLC',
  ],
  [
    'IN THE CIRCUIT COURT OF FLORIDA\n\nBAYSHORE LENDING, LLC,\n     Plaintiff,\nvs.                                     CASE NO.: 24-CA-009118\nRAUL and DENISE CASTELLANOS,\n     Defendants.\n',
    'Bayshore Lending, LLC v. Raul and Denise Castellanos',
  ],
  [
    'COUNTY OF CASS                                IN DISTRICT COURT\n\nIn the Matter of the Guardianship of          Case No. 09-2025-PR-00188\nVernon L. Aasen,\n        an alleged incapacitated person.\n',
    'In the Matter of the Guardianship of Vernon L. Aasen',
  ],
  [
    'UNITED STATES DISTRICT COURT\nDISTRICT OF NEW JERSEY\n\n---------------------------x\nROSALIE MARCH, individually and as\nadministratrix of the Estate of Paul March,\n                                                   Civil Action No.\n                         Plaintiff,\n            v.\n                                                   NOTICE OF REMOVAL\nNORTHSTAR ELEVATOR COMPANY,\n                         Defendant.\n---------------------------x\n',
    'Rosalie March v. Northstar Elevator Company',
  ],
  [
    'COURT OF COMMON PLEAS OF LANCASTER COUNTY, PENNSYLVANIA\nCIVIL ACTION - LAW\n\nSUSQUEHANNA FEED & SEED, INC.,   :\n              Plaintiff          :   No. CI-26-02817\n        v.                       :\nEARL R. STOLTZFUS,               :\n              Defendant          :\n',
    'Susquehanna Feed & Seed, Inc. v. Earl R. Stoltzfus',
  ],
  [
    'SUPERIOR COURT OF CALIFORNIA\nCASE TITLE: Tri-County Rentals, Inc. vs. Delta Event Services, LLC\n',
    'Tri-County Rentals, Inc. v. Delta Event Services, LLC',
  ],
])('is read from a caption of two columns: %#', (head, title) => expect(titleOf(head)).toBe(title))
