import type { Labels, Place } from './labels.ts'

const alaska = (page: string): Place => ({ file: `bulk/cap/volume-alaska-1/json/${page}-01.json` })
const linkedFile = 'citations/courtlistener_linked_opinions.jsonl.gz'
const linked = (cluster: number): Place => ({ file: linkedFile, cluster })
const supreme = (cluster: number): Place => ({ file: 'law/scotus_opinions.jsonl.gz', cluster })
const atlantic = (page: string): Place => ({ file: 'bulk/cap/volume-a2d-100/100.zip', entry: `json/${page}-01.json` })
const illinois = (at: number): Place => ({
  file: `apis/caselaw_access_project/recorded/TestDecisions_test_read_cited_decision_${at}.json`,
})

/** Twenty further papers, drawn by lot and labeled before the rules had been run on them. */
export const moreLabels: readonly Labels[] = [
  {
    document: linked(103493),
    heldBack: false,
    fields: {
      disposition: ['The judgment is reversed and the cause is remanded', 'Reversed.'],
      holding: [
        'not an invasion of any private property right',
        'damage sustained results not from a taking',
        'any structure is placed in the bed of a stream at the risk',
        'it sanctions such a principle, it is in irreconcilable conflict',
        'has never followed it as a binding decision',
      ],
      posture: [
        'led to the grant of certiorari',
        'instituted condemnation proceedings',
        'affirmed the judgment of the District Court',
        'A verdict and judgment ensued',
        'rejected the offer of proof',
      ],
      arguments: [
        'The respondents assert that',
        'They assert',
        'Their position is',
        'respondents maintain',
        'The respondents admit',
        'The respondents objected',
        'The respondents claim',
        'Government offered to prove',
      ],
    },
  },
  {
    document: { file: linkedFile, entry: '108114_040dissent.txt' },
    heldBack: true,
    fields: { disposition: null, holding: null, deadlines: null, relief: null },
  },
  {
    document: linked(103639),
    heldBack: false,
    fields: {
      disposition: ['Reversed.', 'constitutional power of New York to levy the present tax is sustained'],
      holding: [
        'Its exercise is a subject over which the sovereign power of taxation extends',
        'is not a forbidden source of revenue',
        'should be and now is overruled',
        'case must be overruled',
        'We can perceive no ground',
        'afford adequate constitutional basis',
      ],
      posture: ['We granted certiorari', 'affirmed the order without opinion', 'reduced the estate tax assessed'],
      arguments: ['respondents argue that', 'on which respondents rely'],
      deadlines: null,
    },
  },
  {
    document: linked(107919),
    heldBack: true,
    fields: {
      disposition: ['Reversed.', 'MacDougall v. Green is overruled'],
      holding: [
        'This law thus discriminates',
        'It, therefore, lacks the equality',
        'MacDougall v. Green is overruled',
        'is hostile to the one man, one vote',
      ],
      posture: [
        'dismissed the complaint for failure',
        'The case is here on appeal',
        'three-judge District Court was convened',
      ],
      arguments: ['Appellees urged in a motion to dismiss', 'It is no answer to the argument'],
      relief: ['suit for declaratory relief and for an injunction', 'appeal should be dismissed', 'motion to advance'],
    },
  },
  {
    document: linked(101368),
    heldBack: false,
    fields: {
      disposition: ['Reversed.', 'judgment of the court of appeals should be reversed'],
      holding: [
        'we can find no justification for an exception',
        'should be overruled so far as',
        'restriction of the vicarious liability of the principal',
        'respondent’s liability here is not predicated',
      ],
      posture: ['here on certiorari', 'was reversed by the court of appeals', 'reversing a judgment for petitioner'],
      deadlines: null,
    },
  },
  {
    document: supreme(87776),
    heldBack: true,
    fields: {
      disposition: ['is, therefore, reversed, with costs', 'JUDGMENT ACCORDINGLY'],
      holding: [
        'should have sustained the demurrer',
        'are within the power conferred',
        'Plank-roads are as much highways',
      ],
      posture: ['the court overruled the demurrer', 'sued out this writ of error', 'the plaintiffs demurred'],
      arguments: [
        'Defendants appeared and pleaded',
        'They also set up the defence',
        'Attention is also called',
        'plaintiffs demurred',
        'That the answer',
        'Declaration alleged',
      ],
    },
  },
  {
    document: supreme(106300),
    heldBack: false,
    fields: {
      disposition: ['Reversed.'],
      holding: [
        'it is a critical stage',
        'is a critical stage in a criminal proceeding',
        'we do not stop to determine whether prejudice',
        'the degree of prejudice can never be known',
        'Only the presence of counsel',
      ],
      posture: [
        'The case is here on certiorari',
        'denied relief because',
        'did not reach the merits',
        'proceeded by way of coram nobis',
        'We denied certiorari',
        'Petitioner appealed',
      ],
      arguments: ['claiming he had been denied counsel', 'Alabama responded saying'],
    },
  },
  {
    document: supreme(100052),
    heldBack: true,
    fields: {
      disposition: ['Affirmed.'],
      holding: [
        'There are several reasons why he cannot',
        'does not, however, follow that Keogh',
        'the damages alleged are purely speculative',
        'cannot be varied or enlarged',
        'A rate is not necessarily illegal',
      ],
      posture: ['heard upon demurrer', 'affirmed by the Circuit Court of Appeals', 'here on writ of error'],
      arguments: ['Keogh contends', 'He also alleges', 'Defendants set up'],
      relief: ['He claims damages', 'This action, under'],
    },
  },
  {
    document: supreme(88336),
    heldBack: false,
    fields: {
      disposition: ['JUDGMENT AFFIRMED'],
      holding: [
        'the facts found are sufficient to support the judgment',
        'beyond the jurisdiction of the authorities',
        'They did not so abide within the city',
      ],
      posture: [
        'Judgment was given for the defendant',
        'brought the case here for review',
        'removed into the Circuit Court',
        'instituted five suits',
        'the causes were consolidated',
        'waiving a jury',
      ],
      arguments: ['insisted ably and learnedly'],
      relief: ['for the recovery of taxes', 'to recover the amount claimed'],
      deadlines: null,
    },
  },
  {
    document: alaska('0596'),
    heldBack: true,
    fields: {
      disposition: ['application for an injunction is denied'],
      holding: [
        'will not at this time grant an injunction',
        'amount to a prohibition upon the jurisdiction',
        'will not be -granted until',
        'application for an injunction is denied',
      ],
      posture: [
        'a suit was brought by the plaintiff to foreclose',
        'plaintiff asks for an injunction',
        'appear by their attorney',
      ],
      arguments: [
        'objects to the enforcement',
        'objects to the granting',
        'object to the jurisdiction',
        'elects to make void',
      ],
      relief: [
        'asks for an injunction',
        'suit was brought by the plaintiff to foreclose',
        'application for an injunction',
      ],
      deadlines: null,
    },
  },
  {
    document: alaska('0394'),
    heldBack: false,
    fields: {
      disposition: ['libelant will have a decree', 'findings of fact heretofore filed by the referee will be approved'],
      holding: ['I am satisfied that the contract', 'the amount which the court finds for libelant'],
      relief: ['Libel to recover', 'A suit to recover unearned freight'],
      deadlines: null,
    },
  },
  {
    document: alaska('0070'),
    heldBack: true,
    fields: {
      disposition: ['decree of forfeiture as prayed for', 'must, therefore, be entered'],
      holding: [
        'show a plain violation of section 1956',
        'From the testimony I find',
        'are forfeited to the United States',
      ],
      posture: [
        'A default was entered',
        'libel of information in this case was filed',
        'taken under advisement',
        'no appearance was',
      ],
      deadlines: null,
    },
  },
  {
    document: alaska('0001'),
    heldBack: false,
    fields: {
      disposition: ['the prayer of the petitioner must be denied', 'Petition for Habeas Corpus. Denied', 'Denied.'],
      holding: [
        'he can bind himself by enlisting',
        'can have no application to a contract of this nature',
        'the prayer of the petitioner must be denied',
        'clearly limited to cases where the minor',
        'intended no change as to the right of a minor',
        'may enter into a binding contract',
        'is estopped from afterwards denying',
      ],
      posture: ['A writ of habeas corpus was issued', 'Petitioner, by his guardian', 'made return'],
      arguments: [
        'claims that the contract of enlistment is voidable',
        'sets forth that he is unlawfully',
        'Counsel seems to confound',
      ],
      relief: ['entitled to his discharge', 'Petition for Habeas Corpus', 'the prayer of the petitioner'],
      deadlines: null,
    },
  },
  {
    document: { file: 'documents/expected/cl_gov.uscourts.ca8.17-2543.00803263743.0.pdf.pdftotext.txt' },
    heldBack: true,
    fields: { disposition: null, holding: null, deadlines: null },
  },
  {
    document: atlantic('0036'),
    heldBack: false,
    fields: {
      disposition: ['Affirmed.'],
      holding: [
        'there was substantial evidence to support',
        'criminal intent must be shown',
        'Nor can we say that the finding',
        'is not supported by the record',
        'While the exposure must be intentional',
        'We cannot agree with this argument',
        'not feel that his remark',
        'sufficiently reckless',
      ],
      posture: ['Defendant was convicted by the court'],
      arguments: [
        'On this appeal it is contended',
        'defendant contends that',
        'The basis of this argument',
        'it is argued that',
      ],
      relief: null,
      deadlines: null,
    },
  },
  {
    document: atlantic('0038'),
    heldBack: true,
    fields: {
      disposition: ['Affirmed.'],
      holding: [
        'confers no jurisdiction',
        'lacks jurisdiction to grant',
        'the court properly denied relief',
        'our decision is based on lack of jurisdiction',
      ],
      posture: [
        'She appeals',
        'brought this action against appellee',
        'decided in favor of appellee',
        'brought the present action',
      ],
      arguments: ['appellant contended that', 'In her brief here appellant says', 'whether appellant now claims'],
      relief: [
        'for a declaratory judgment',
        'requested a declaratory judgment',
        'specifically states that it was brought',
        'only relief she clearly asked',
      ],
      deadlines: null,
    },
  },
  {
    document: atlantic('0040'),
    heldBack: false,
    fields: {
      disposition: ['Reversed.'],
      holding: [
        'directly, contrary to the Supreme Court',
        'It was not open to the Municipal Court',
        'likewise contrary to the holding',
        'wholly insufficient to support the ruling',
        'should not challenge the right of Congress',
      ],
      posture: [
        'the trial court granted his motion',
        'the United States has brought this appeal',
        'was charged by information',
      ],
      relief: ['moved to dismiss the information'],
      deadlines: null,
    },
  },
  {
    document: atlantic('0450'),
    heldBack: true,
    fields: {
      disposition: ['Judgments affirmed'],
      holding: [
        'can claim that the purchaser entered into',
        'Nothing can be clearer, we think, than the right of a purchaser',
        'The law protects him in his right',
        'must be held to have assumed the risk',
      ],
      posture: [
        'The trial court denied the claims',
        'These appeals followed',
        'Seller sued the broker',
        'Broker counterclaimed',
      ],
      arguments: [
        'Seller declared the deposit forfeited',
        'claiming to be a mere stakeholder',
        'cited',
        'It is not claimed here',
      ],
      relief: ['demanded the return of his', 'Seller sued the broker', 'counterclaimed for commission', 'claim to'],
      deadlines: null,
    },
  },
  {
    document: illinois(0),
    heldBack: false,
    fields: {
      disposition: ['Judgment affirmed', 'the court affirms the judgment'],
      holding: [
        'a joinder of his co-administrators was improper',
        'knows of no power in the administrator',
        'for this ground alone',
        'he does it upon his own responsibility',
      ],
      posture: ['gave judgment for the defendants', 'the plaintiffs appealed', 'To reverse which'],
      arguments: ['An objection was made by defendants'],
      relief: ['to recover which this action was brought'],
      deadlines: null,
    },
  },
  {
    document: illinois(1),
    heldBack: true,
    fields: {
      disposition: ['The judgment must be reversed', 'Judgment reversed'],
      holding: [
        'Mellen ceased to be administrator',
        'The court erred in sustaining the demurrers',
        'Mellen is not liable on account',
        'ought not to- be held liable',
        'Mellen is jointly liable',
        'It is clear that Mellen is liable',
        'is liable for the acts done by either',
        'he ceased to be responsible',
      ],
      posture: [
        'to others demurrers were sustained',
        'This was an action of debt',
        'This cause was heard before',
        'filed several pleas',
      ],
      deadlines: null,
    },
  },
]
