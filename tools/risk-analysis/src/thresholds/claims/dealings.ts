import type { CaseType } from '../../case-types.ts'
import type { Claim } from '../claim.ts'
import { before, code, text } from '../read.ts'

const types: readonly CaseType[] = [
  'contract',
  'employment',
  'real-estate',
  'other',
  'intellectual-property',
  'personal-injury',
]

/** Contracts, their clauses, land, securities and the power of a federal court. */
export const dealings: readonly Claim[] = [
  {
    id: 'arbitration',
    name: 'An agreement to arbitrate',
    types,
    words:
      /\b(?:arbitration(?! (?:experience|training))|arbitrators?|(?:agreed|must|required|bound|have) to arbitrate|AAA rules|JAMS)\b/i,
    unless: /\b(?:(?:no|without an?) arbitration|union|grievance)\b/i,
    thresholds: [
      {
        title: 'Court or arbitrator',
        rule: 'A written provision to arbitrate in a contract that evidences a transaction involving commerce is enforced except on grounds that exist for the revocation of any contract; disputes over sexual assault and harassment have a chapter of their own.',
        authority: code('9 U.S.C. § 2'),
        ask: 'What does the clause cover, who agreed to it and how, was it waived by litigating, and does it set notices, times or mediation first?',
        told: /\b(?:arbitrat\w+|clause|handbook|click\w*|signed|terms)\b/i,
        bars: ['arbitration'],
      },
      {
        title: 'Three months to attack an award',
        rule: 'Notice of a motion to vacate, modify or correct an award must be served within three months after it is filed or delivered.',
        authority: code('9 U.S.C. § 12'),
        ask: 'On what day was the award delivered?',
        where:
          /\b(?:arbitrat(?:ors?|ion)(?:['’]s)? (?:\w+ ){0,3}award(?:ed)?|award of the arbitrators?|panel awarded|(?:final|arbitral|interim) award|(?:vacate|confirm|modify|attack|challenge) (?:the |an |this )?(?:arbitration )?award)\b/i,
        isTime: true,
      },
    ],
  },
  {
    id: 'diversity',
    name: 'A federal court for citizens of different states',
    types,
    words:
      /\b(?:diversity (?:jurisdiction|of citizenship)|in diversity|complete diversity|(?:remov(?:e|ed|al)) (?:it |the case |this )?(?:from state court )?to federal court|sue in federal court|file in federal court|motion to remand|federal court (?:for|on|over)|[EWSNCM]\.D\. [A-Z]|D\. (?:Mass|Conn|Me|N\.J|Md|Colo|Utah|Ariz|Nev|Or|Minn|Kan|Neb))/,
    thresholds: [
      {
        title: 'Citizenship and amount',
        rule: 'Without a federal question the parties must be citizens of different states and the matter exceed $75,000 without interest and costs; a corporation is a citizen where it is incorporated and where it has its principal place of business.',
        authority: code('28 U.S.C. § 1332(a), (c)'),
        ask: 'Of which states are all parties citizens, and what is in controversy?',
        where: /\bdiversity\b/i,
        told: /\b(?:citizen\w*|resident|incorporated|headquarter\w*|principal place)\b/i,
        bars: ['jurisdiction'],
      },
      {
        title: '30 days to remove, and 30 to remand',
        rule: 'A defendant has 30 days to remove, of which the statute says that they run from receipt, by service or otherwise (whether a copy before service counts was not checked); a motion to remand for any defect but a lack of subject-matter jurisdiction must be made within 30 days of the notice of removal.',
        authority: text('28 U.S.C. §§ 1446(b), 1447(c)', 'the sections as legalknowledgebase.com quotes them'),
        ask: 'On what days were the complaint received and the notice of removal filed, and did all defendants consent?',
        where: /\bremov(?:e|ed|al)\b|\bremand/i,
        isTime: true,
      },
    ],
  },
  {
    id: 'spoken-deal',
    name: 'A contract that was not written',
    types: ['contract', 'real-estate', 'other'],
    words:
      /\b(?:oral(?:ly)? (?:agree\w*|contract|promise\w*)|verbal(?:ly)? (?:agree\w*|contract|promise\w*|deal)|handshake(?: deal)?|shook (?:hands )?on it|nothing (?:was )?(?:in writing|signed)|no written (?:contract|agreement)|never (?:signed|put it in writing))\b/i,
    thresholds: [
      {
        title: 'A writing',
        rule: 'States ask for a signed writing for some contracts, such as of land, of goods above a sum, for longer than a year, or for another’s debt, and know exceptions for what was performed or relied on.',
        ask: 'What was the contract about, which e-mails or texts bear a name, and what was done under it?',
        told: /\b(?:e-?mails?|texts?|paid|deposit|performed|started)\b/i,
        bars: ['statute-of-frauds'],
      },
    ],
  },
  {
    id: 'building-work',
    name: 'Unpaid building work',
    types: ['contract', 'real-estate', 'other'],
    words:
      /\b(?:mechanic['’]?s['’]? liens?|construction liens?|lien (?:on|against) the (?:property|house|building|project)|(?:subcontractor|contractor|supplier)\b[^.;]{0,80}\b(?:not (?:been )?paid|unpaid|never paid|won['’]t pay|refus\w+ to pay|owed))\b/i,
    thresholds: [
      {
        title: 'A payment bond on federal work (Miller Act)',
        rule: 'One who worked for a subcontractor must give the contractor written notice within 90 days of the last labor or material; suit on the bond is brought in the federal district court no later than one year after that day, and not before 90 days without full payment.',
        authority: code('40 U.S.C. § 3133(b)'),
        ask: 'On what day was the last labor or material given, for whom, was there a payment bond, and was notice given to the contractor in writing?',
        told: /\b(?:last (?:day|work|delivery|worked)|finished|bond|notice)\b/i,
        where:
          /\b(?:federal (?:courthouse|building|project|job|contract)|Miller Act|Army|Navy|Air Force|Corps of Engineers|GSA|military base|VA (?:hospital|clinic)|post office)\b/i,
      },
      {
        title: 'Liens, bonds and notices',
        rule: 'A lien needs notices, a recording and a suit within times that each state sets from the first or the last work; on public work a bond takes its place, with times of its own.',
        ask: 'When were the first and the last day of work or delivery, which notices went out, is it public work, and is the contractor licensed there?',
        told: /\b(?:last (?:day|work|delivery)|notice|recorded|licens\w+|bond|finished|completed)\b/i,
      },
    ],
  },
  {
    id: 'tenancy',
    name: 'Landlord and tenant',
    types: ['real-estate', 'contract', 'other'],
    words:
      /\b(?:evict\w*|unlawful detainer|notice to (?:quit|vacate)|security deposit|lock(?:ed)? (?:him|her|them|us|me|the tenant) out|(?:landlord|tenant)\b[^.;]{0,100}\b(?:rent|repairs?|mold|heat|habitab\w+|lease))\b/i,
    thresholds: [
      {
        title: 'Notice, and the state’s times',
        rule: 'Each state sets the notice before an eviction, its form and how it is served, and by when a deposit must be returned with an account; a wrong notice often ends the case.',
        ask: 'Which notice was given, when and how, what does the lease say, and was rent taken after it?',
        told: /\b(?:notice|deposit|lease|days)\b/i,
      },
    ],
  },
  {
    id: 'boundary',
    name: 'Land held by use',
    types: ['real-estate', 'other'],
    words:
      /\b(?:adverse possession|squat(?:s|ted|ting|ters?|ter['’]s)|prescripti(?:ve|on)|quiet title|boundary (?:dispute|line)|(?:property|lot|fence) line|encroach\w*)\b/i,
    thresholds: [
      {
        title: 'How long, and without leave',
        rule: 'Each state sets the years of open use without permission, and some ask for taxes paid or a color of title; land of the state or the United States is as a rule not acquired so.',
        ask: 'Since when and how was the land used, with whose leave, who paid the taxes, and what do deeds and surveys show?',
        told: /\b(?:since|years|permission|taxes|survey|deed)\b/i,
      },
    ],
  },
  {
    id: 'securities',
    name: 'Securities fraud',
    types: ['contract', 'other'],
    words:
      /\b(?:securities fraud|10b-?5|insider trading|bought (?:the )?(?:shares|stock|units) on (?:false|fake|forged)|(?:stock|shares|investors?|offering)\b[^.;]{0,80}\b(?:misrepresent\w*|misled|false(?:ly)? (?:stat\w+|told)|Ponzi|fraud\w*))\b/i,
    thresholds: [
      {
        title: 'One year, and three, on what was offered or registered',
        rule: 'A claim on an untrue registration statement or prospectus must be brought within one year after the untruth was or should have been discovered, and within three years of the public offering or the sale.',
        authority: code('15 U.S.C. § 77m'),
        ask: 'On what day was the security offered and sold, under which paper, and when was the untruth found?',
        told: /\b(?:registration statement|prospectus|offering)\b/i,
        where:
          /\b(?:registration statement|prospectus|public offering|IPO|offering (?:memorandum|materials|documents?))\b/i,
      },
      {
        title: 'Two years, and five',
        rule: 'Suit for fraud or deceit under the securities laws must be brought within two years of the discovery of the facts and five of the violation.',
        authority: code('28 U.S.C. § 1658(b)', before),
        ask: 'When were the facts or should they have been discovered, and when were the statements and the purchase?',
        bars: ['limitation'],
        isTime: true,
      },
    ],
  },
  {
    id: 'antitrust-rico',
    name: 'Antitrust or RICO',
    types: ['contract', 'other'],
    words:
      /\b(?:[Aa]ntitrust (?:claim|suit|case|violation|law|class action|damages|injury)|Sherman Act|Clayton Act|price[- ]fixing|fix(?:ed|ing) (?:the )?prices|[Bb]id[- ]rigging|tying arrangement|(?:civil )?RICO\b|[Rr]acketeer\w*)/,
    thresholds: [
      {
        title: 'Four years',
        rule: 'Suit must be brought within four years after the claim accrued.',
        authority: text(
          '15 U.S.C. § 15b; Agency Holding Corp. v. Malley-Duff & Assocs., Inc., 483 U.S. 143 (1987)',
          'public texts of both',
          before,
        ),
        ask: 'When did each injury to the business come and become known?',
        bars: ['limitation'],
        isTime: true,
      },
    ],
  },
  {
    id: 'bankruptcy',
    name: 'Bankruptcy',
    types: ['contract', 'other', 'real-estate', 'family'],
    words:
      /\b(?:preference (?:claim|action|suit|thing|demand|payments?|period)|preferential (?:transfers?|payments?)|adversary proceeding|nondischargeab\w+|(?<!in |of |see |read )[Cc]hapter (?:7|11|13)\b(?! of (?:the|a|his|her) (?:book|story|novel|series))|(?:filed|in|under) [Cc]hapter (?:7|11|13) (?:bankruptcy|case|petition|trustee|in (?:\w+ )?(?:19|20)\d\d)|filed (?:for )?bankruptcy|bankruptcy (?:case|petition|trustee|filing|discharge)|order for relief)/,
    thresholds: [
      {
        title: 'The trustee’s time',
        rule: 'An action to recover a preference or a fraudulent transfer must be begun by the earlier of the close of the case and the later of two years after the order for relief and one year after a trustee is first appointed or elected within those two years.',
        authority: code('11 U.S.C. § 546(a)'),
        ask: 'On what days were the petition, the order for relief and the first appointment or election of a trustee, and when was the action begun?',
        told: /\b(?:filed|petition|convert\w+|trustee|appointed|elected)\b/i,
        where: /\bpreferen\w+|\btrustee\b|\bfraudulent (?:transfer|conveyance)/i,
        isTime: true,
      },
      {
        title: 'A preference, and its defenses',
        rule: 'A transfer to a creditor on an earlier debt within 90 days before the petition, or a year for an insider, can be avoided, unless it was a contemporaneous exchange, in the ordinary course, or followed by new value.',
        authority: code('11 U.S.C. § 547(b), (c)'),
        ask: 'Which payments came in the 90 days, on which invoices, how late against the practice before, and what was delivered after each?',
        told: /\b(?:paid|payments?|checks?|wire|invoices?|terms)\b/i,
        where: /\bpreferen\w+/i,
      },
    ],
  },
  {
    id: 'closely-held',
    name: 'Owners of a company',
    types: ['contract', 'other', 'employment', 'family'],
    words:
      /\b(?:derivative (?:suit|claim|action)|shareholder (?:dispute|suit|oppression)|minority (?:member|shareholder|owner|partner)|\d{1,2}(?:%| percent) (?:member|owner|shareholder|partner|stake|interest)|managing members?|squeez\w+ out|freez\w+ out|operating agreement|buy-?sell agreement)\b/i,
    thresholds: [
      {
        title: 'Whose claim it is',
        rule: 'States tell a claim of the company from one of its owner; for the company’s a demand, or a reason why there was none, comes first.',
        ask: 'Who was harmed first, the company or the client, what does the operating agreement or charter say on suits and records, and was a demand made?',
        told: /\b(?:demand|letter|operating agreement|bylaws|distributions?|records)\b/i,
        bars: ['standing'],
      },
    ],
  },
  {
    id: 'goods',
    name: 'A sale of goods',
    types: ['contract', 'other'],
    words:
      /\b(?:(?:defective|nonconforming|rejected|spoiled|late) (?:goods|shipment|delivery|parts|units|order)|breach of warranty|implied warrant\w+|UCC|Uniform Commercial Code|purchase order|warranted (?:free|for|that|to))\b/i,
    thresholds: [
      {
        title: 'Notice of the defect, and the time from delivery',
        rule: 'The law of sales asks a buyer who keeps goods to tell the seller of the breach within a reasonable time, and as a rule counts the time to sue from delivery; how many years this state gives was not checked.',
        ask: 'When were the goods tendered, when and how was the seller told, and does the contract shorten the time or warrant the future?',
        told: /\b(?:deliver\w+|tender\w+|accept\w+|reject\w+|told|notif\w+|letter|e-?mail\w*)\b/i,
        bars: ['limitation'],
      },
    ],
  },
  {
    id: 'contract',
    name: 'The contract’s own conditions',
    types: ['contract'],
    words: /\b(?:contract|agreement|lease|invoices?|purchase order)\b/i,
    unless: /\b(?:oral|verbal|handshake|no written|no contract|never signed)\b/i,
    thresholds: [
      {
        title: 'What it asks before a suit',
        rule: 'A contract may ask for notice and a chance to cure, mediation or arbitration, and a shorter time or another court, and may cap or exclude damages.',
        ask: 'What do its clauses say on notice, cure, disputes, court and law, time to sue, caps and fees?',
        told: /\b(?:notice|cure|mediat\w+|cap(?:ped)?|limit(?:s|ation|ed)|clause|section \d)\b/i,
      },
    ],
  },
]
