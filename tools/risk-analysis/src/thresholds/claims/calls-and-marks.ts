import type { Claim } from '../claim.ts'
import { code } from '../read.ts'

/** Calls, warranties, marks and computers. */
export const callsAndMarks: readonly Claim[] = [
  {
    id: 'tcpa',
    name: 'Robocalls and texts (TCPA)',
    types: ['other'],
    words:
      /\b(?:TCPA|Telephone Consumer Protection|robo-?calls?|robo-?texts?|do[- ]not[- ]call (?:list|registry)|junk fax(?:es)?)\b|\b(?:prerecorded|automated|autodialed) (?:calls?|messages?|voicemails?|texts?)\b/i,
    unless: /\b(?:emergency|school|weather) (?:prerecorded|automated|robo-?)/i,
    thresholds: [
      {
        title: 'Consent, and what made the call',
        rule: 'Calls to a cell phone by an automatic dialing system or an artificial or prerecorded voice need the called party’s prior express consent; the statute gives $500 for each violation or the actual loss, up to three times that if willful.',
        authority: code('47 U.S.C. § 227(b)(1), (b)(3)'),
        ask: 'Did the client ever give that number to the caller, was the voice recorded, and is each call in the phone’s records?',
        told: /\b(?:consent\w*|opted? out|gave (?:them|her|his) number|stop)\b/i,
      },
      {
        title: 'Four years',
        rule: 'The Act names no time; the general federal limitation of 4 years applies to claims under statutes enacted after it, as this one was.',
        authority: code('28 U.S.C. § 1658(a)'),
        ask: 'On what day was the first and the last call?',
      },
    ],
  },
  {
    id: 'warranty',
    name: 'Written warranty (Magnuson-Moss)',
    types: ['contract', 'other'],
    words:
      /\bMagnuson[- ]Moss\b|\b(?:manufacturer|dealer(?:ship)?|warrantor)\b[^.;]{0,90}\b(?:refus\w+|denied|will not|won['’]t)\b[^.;]{0,40}\b(?:under|honor|cover\w*)\b[^.;]{0,20}\bwarranty\b|\blemon law\b/i,
    unless: /\bwarranty deed\b/i,
    thresholds: [
      {
        title: 'A chance to cure, and the warrantor’s own procedure',
        rule: 'The warrantor must have had a reasonable opportunity to cure; and if the written warranty requires an informal dispute procedure that meets the FTC’s rules, it comes first.',
        authority: code('15 U.S.C. § 2310(a)(3), (e)'),
        ask: 'How many repairs were tried on which days, and does the warranty booklet name a dispute program?',
        told: /\b(?:repair\w*|shop|times|attempts?|arbitration|BBB)\b/i,
      },
      {
        title: 'Federal court: $50,000',
        rule: 'A federal court takes such a suit only if at least $50,000 is in controversy; a state court takes any.',
        authority: code('15 U.S.C. § 2310(d)(1), (d)(3)'),
        ask: 'What is the claim worth without interest and costs?',
        told: /\$\d/,
      },
    ],
  },
  {
    id: 'trademark',
    name: 'Trademark and false designation of origin',
    types: ['intellectual-property', 'other'],
    words:
      /\b(?:trademark|service mark|trade dress) (?:infringement|claim|suit|dilution|dispute)\b|\binfring\w+[^.;]{0,40}\b(?:trademarks?|trade dress|(?:our|the|her|his|their) marks?)\b|\bLanham Act\b|\b(?:opened|sells?|trades?|advertis\w+)\b[^.;]{0,40}\bunder (?:nearly |almost )?(?:our|the|her|his) (?:client['’]s )?(?:same )?name\b|\b(?:competitor|former (?:franchisee|partner)|another (?:shop|company|restaurant))\b[^.;]{0,60}\busing (?:our|her|his|the client['’]s|a confusingly similar) (?:brand |business |store )?(?:name|logo)\b/i,
    thresholds: [
      {
        title: 'Use in commerce, likely to confuse',
        rule: 'The defendant must use the mark in commerce so that confusion about source, sponsorship or approval is likely; for trade dress that is not registered the plaintiff must show that it is not functional.',
        authority: code('15 U.S.C. § 1125(a)(1), (a)(3)'),
        ask: 'Who used the mark first, where and for which goods, and has anybody been confused in fact?',
        told: /\b(?:confus\w+|first used|since (?:19|20)\d\d|customers?)\b/i,
      },
    ],
  },
  {
    id: 'computer-access',
    name: 'Computers, accounts and stored messages',
    types: ['employment', 'family', 'contract', 'intellectual-property', 'other'],
    words:
      /\b(?:CFAA|Computer Fraud and Abuse|Stored Communications Act|ECPA)\b|\b(?:hacked|broke|logged|got|snooped) (?:into|in to|through) (?:her|his|my|our|their|the company['’]s) (?:\w+ )?(?:email|e-mail|accounts?|server|computers?|phone|cloud|iCloud|Gmail)\b/i,
    unless: /\bserver room\b|\b(?:forgot|reset|changed) (?:her|his|my) (?:own )?password\b/i,
    thresholds: [
      {
        title: 'Two years',
        rule: 'A suit on computer fraud must begin within 2 years of the act or of the discovery of the damage; one on stored messages within two years after the claimant discovered the violation or had a reasonable opportunity to.',
        authority: code('18 U.S.C. §§ 1030(g), 2707(f)'),
        ask: 'When did each access happen, and when was it first suspected?',
        told: /\b(?:found out|discovered|noticed|last (?:year|month)|years? ago)\b/i,
      },
      {
        title: 'Damage or loss of a listed kind',
        rule: 'The computer fraud statute gives a suit only if the conduct involves one of the factors that it lists; a person aggrieved by a knowing or intentional violation of the stored communications statute may sue anyone but the United States.',
        authority: code('18 U.S.C. §§ 1030(g), 2707(a)'),
        ask: 'What did the response cost in money, and was the access without any right or beyond it?',
        told: /\b(?:cost|spent|forensic|password|permission|authorized)\b/i,
      },
    ],
  },
]
