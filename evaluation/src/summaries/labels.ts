import type { CourtFieldName } from '@casewright/law'

/** Where a document is in the folder of test data, or which of our own papers it is. */
export type Place =
  | { file: string }
  | { file: string; cluster: number }
  | { file: string; entry: string }
  | { paper: string }

/** First words of places that answer a field; null: the document has none; absent: not judged. */
export interface Labels {
  document: Place
  heldBack: boolean
  fields: Partial<Record<CourtFieldName, readonly string[] | null>>
}

const expected = (name: string): Place => ({ file: `documents/expected/${name}.txt` })
const alaska = (page: string): Place => ({ file: `bulk/cap/volume-alaska-1/json/${page}-01.json` })
const linked = (cluster: number): Place => ({ file: 'citations/courtlistener_linked_opinions.jsonl.gz', cluster })

/**
 * Real papers of courts and parties, each read before its label was written. Places that were found right on a second
 * reading were added.
 */
export const labels: readonly Labels[] = [
  {
    document: expected('recap_ca1_00117684624.pdf.pdftotext'),
    heldBack: false,
    fields: {
      disposition: ['appeal is dismissed without prejudice for lack'],
      holding: [
        'jurisdictional barrier looms at the threshold',
        'falls outside the boundaries of our appellate',
        'there is no principled way for us',
        'we dismiss the appeal without prejudice',
      ],
      posture: ['refused its request for a temporary', 'filed this appeal', 'interlocutory appeal arises'],
      arguments: ['Chapel claimed violations of the', 'Chapel contends that', 'the Chapel renews its'],
      relief: ['the Chapel moved for a temporary restraining', 'denying the Chapel’s request for immediate'],
    },
  },
  {
    document: expected('freelaw_broken-mime.pdf.pdftotext'),
    heldBack: false,
    fields: {
      disposition: ['MODIFIED AND AFFIRMED', 'we modify and affirm the'],
      holding: [
        'chance predominates over skill',
        'violates N.C.G.S. § 14306.4(a)',
        'varies primarily with the vagaries of chance',
        'does not alter plaintiffs’ game',
      ],
      posture: ['On discretionary review pursuant', 'third time plaintiffs have appeared', 'granted plaintiffs'],
      arguments: ['plaintiffs argue', 'Defendants in turn argue', 'Defendants, in contrast, argue'],
      relief: ['seeking a declaratory judgment that their'],
    },
  },
  {
    document: expected('xray_rectangles_no.pdf.pdftotext'),
    heldBack: false,
    fields: {
      disposition: null,
      holding: null,
      arguments: null,
      relief: ['COMPLAINT TO CONFIRM RESCISSION', 'states as follows for its Complaint'],
      deadlines: null,
    },
  },
  {
    document: alaska('0104'),
    heldBack: false,
    fields: {
      disposition: ['motion to make the claims preferred'],
      holding: ['I am impelled to the conclusion that'],
      posture: [
        'had its origin in the Commissioner',
        'the matter now before the court',
        'the motion under consideration',
      ],
      deadlines: null,
    },
  },
  {
    document: alaska('0344'),
    heldBack: false,
    fields: {
      disposition: ['it will remain without determination'],
      posture: ['verdict of the jury was rendered', 'A motion for a new trial was filed'],
      arguments: ['Counsel now urges this court to'],
      relief: ['motion for a new trial'],
    },
  },
  {
    document: alaska('0567'),
    heldBack: false,
    fields: {
      disposition: ['findings of fact and conclusions of law in his favor'],
      holding: ['is void as against the said', 'I am satisfied', 'did not create the relation'],
      deadlines: null,
    },
  },
  {
    document: alaska('0682'),
    heldBack: false,
    fields: {
      disposition: ['The motion to dismiss is therefore sustained'],
      holding: ['I am compelled to hold that', 'the undertaking in this case is void'],
      posture: ['Motion to dismiss appeal from', 'a motion is made to dismiss'],
      relief: ['a motion is made to dismiss', 'Motion to dismiss appeal from'],
    },
  },
  {
    document: linked(103505),
    heldBack: false,
    fields: {
      disposition: ['the judgment below is Reversed', 'Reversed.'],
      holding: [
        'it was not misbehavior',
        'the conduct of petitioners',
        'We conclude',
        'must be under the Criminal Code',
      ],
      posture: ['Petitioners were adjudged guilty of contempt', 'certiorari', 'The court issued a show cause order'],
    },
  },
  {
    document: linked(108154),
    heldBack: false,
    fields: {
      disposition: ['we reverse the judgment of the Court of Appeals and remand'],
      holding: [
        'casts serious doubt upon the effective enforcement',
        'we overrule that decision',
        'unavailability of equitable relief in the arbitration',
        'Sinclair was erroneously decided',
        'does not preclude',
      ],
      posture: ['reversed the grant by the District Court', 'We granted certiorari'],
      relief: ['prayer for injunctive relief', 'injunction'],
    },
  },
  {
    document: linked(104965),
    heldBack: false,
    fields: {
      disposition: ['Reversed.'],
      holding: ['We hold', 'would have no relation to the opportunities', 'apportionment'],
      posture: ['The Board of Tax Appeals affirmed', 'the Supreme Court of Ohio sustained'],
      arguments: ['over the objection that the tax violated', 'Appellant'],
    },
  },
  {
    document: { file: 'documents/txt/cl_opinion_text.txt' },
    heldBack: true,
    fields: {
      disposition: [
        'we remand the case to allow',
        'On remand, the fees denied',
        'we vacate',
        'claim for fees should be dismissed',
        'reverse and remand for determination',
      ],
      holding: [
        'we find that the District Court was correct',
        'effectively waived its attorney-client privilege',
        'we hold',
        'abused its discretion',
      ],
      posture: [
        'granted IFIC',
        'a motion by IFIC for summary judgment',
        'The District Court found that IFIC',
        'The surety cross-appeals',
        'IFIC seeks recovery',
      ],
      arguments: [
        'The appellants claim (1)',
        'Ideal contends that it was',
        'The surety cross-appeals, claiming',
        'IFIC',
      ],
      relief: ['IFIC seeks recovery of attorney'],
    },
  },
  {
    document: expected('xray_whitespace_redactions.pdf.pdftotext'),
    heldBack: true,
    fields: {
      disposition: null,
      holding: null,
      arguments: ['NantWorks has no standing', 'are time-barred', 'fares no better than the original'],
      deadlines: null,
    },
  },
  {
    document: alaska('0202'),
    heldBack: true,
    fields: {
      disposition: ['motion of the claimant to vacate and set aside', 'The libelants will have judgment'],
      holding: [
        'libelants',
        'They are entitled to be paid',
        'agent of Dickey and Howard had authority',
        'could not be sent to a referee',
      ],
      posture: ['The matter was referred to a commissioner', 'an amended libel was filed'],
      arguments: ['first objection urged by claimant', 'The claimants now object'],
      relief: ['suit in admiralty for the recovery', 'Libel to recover seaman', 'move to set aside the order'],
    },
  },
  {
    document: alaska('0429'),
    heldBack: true,
    fields: {
      disposition: ['must obtain a license as a mercantile'],
      holding: [
        'must obtain a license as a mercantile',
        'it is a mercantile establishment',
        'was not intended to embrace',
        'refers only to what is commonly',
      ],
      posture: ['the matter came before the court', 'made application to the court'],
      relief: ['made application'],
    },
  },
  {
    document: linked(103012),
    heldBack: true,
    fields: {
      disposition: ['Reversed', 'the judgment is reversed', 'case remanded'],
      holding: [
        'there is no federal general common law',
        'we do not hold unconstitutional',
        'we merely declare',
        'Except in matters governed',
      ],
      posture: [
        'we granted certiorari',
        'the case was tried by a jury',
        'the Circuit Court of Appeals',
        'he brought an action in the federal court',
      ],
      arguments: [
        'Erie insisted that its duty',
        'It contended',
        'Tompkins denied',
        'The Erie had contended',
        'the defendant',
      ],
    },
  },
  {
    document: linked(105543),
    heldBack: true,
    fields: {
      disposition: ['Affirmed.'],
      holding: ['void', 'no power to', 'full faith and credit', 'did not give full'],
      posture: [
        'upheld the support order',
        'Petitioner then applied to this Court',
        'instituted an action in a New York court',
        'We granted certiorari',
      ],
      arguments: ['contended that the Full Faith', 'Petitioner'],
      relief: ['praying for separation from petitioner'],
    },
  },
  {
    document: linked(103214),
    heldBack: true,
    fields: {
      disposition: ['Judgment reversed'],
      posture: ['a direct appeal from a judgment', 'judgment went against the Collector'],
      relief: ['to recover a tax on income'],
    },
  },
  {
    document: linked(107965),
    heldBack: true,
    fields: {
      disposition: ['Reversed.', 'that decision is therefore overruled'],
      holding: [
        'we are here confronted with a statute',
        'falls within the condemnation',
        'Such a statute',
        'cannot be supported',
        'Criminal Syndicalism Act cannot be sustained',
      ],
      posture: [
        'was convicted under the Ohio Criminal',
        'affirmed his conviction without opinion',
        'The Supreme Court of Ohio dismissed',
        'Appeal was taken to this Court',
      ],
      arguments: ['The appellant challenged the constitutionality'],
    },
  },
  {
    document: linked(103351),
    heldBack: true,
    fields: {
      disposition: ['Affirmed.'],
      holding: ['so holding, we conclude', 'We hold otherwise', 'we conclude that'],
      posture: ['This is an appeal under', 'His claim has been rejected'],
      arguments: ['Essentially his contention is that', 'appellant contends'],
      relief: ['sought release in the local courts'],
    },
  },
  {
    document: expected('recap_ca8_.pdf.pdftotext'),
    heldBack: true,
    fields: { disposition: null, holding: null, posture: null, relief: null, deadlines: null },
  },
]
