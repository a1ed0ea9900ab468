import type { Claim } from '../claim.ts'
import { before, code, text } from '../read.ts'

/** Charges of crimes. */
export const prosecutions: readonly Claim[] = [
  {
    id: 'suppression',
    name: 'Evidence from a stop, a search or questions',
    types: ['criminal'],
    words:
      /\b(?:traffic stop|pulled (?:him|her|me|them|the client|my client|us)? ?over|dog (?:sniff|alert\w*|walked|ran|around)|search(?:ed)? (?:his|her|my|the|their) (?:car|vehicle|truck|trunk|house|home|apartment|phone|bag|backpack|room)|without a warrant|warrantless|(?:no|without|before|after|read (?:him|her|me)(?: his| her| my)?) Miranda|Miranda (?:warnings?|rights|card|issue|violation|form)|confess(?:ed|ion) (?:at|to|after|in|on|without)|patted (?:him|her|me) down|frisk\w*|motion to suppress|asked (?:to search|(?:for )?consent)|refused (?:to let|consent|the search)|wait(?:ed|ing)? for (?:the|a) dog|(?:not|never) (?:been )?read (?:(?:him|her|me) )?(?:his|her|my|any|the) ?(?:rights|warnings|thing)|consent(?:ed)? to (?:a |the )?search)\b/i,
    thresholds: [
      {
        title: 'A stop that went on',
        rule: 'Police may not extend a traffic stop beyond its mission for a dog sniff without reasonable suspicion.',
        authority: text(
          'Rodriguez v. United States, 575 U.S. 348 (2015)',
          'the syllabus on fliphtml5.com and an article of the American Bar Association',
        ),
        ask: 'At what minute was the ticket or warning done and the papers back, and what was suspected by then?',
        told: /\b(?:\d{1,2}:\d\d|minutes?|ticket|warning|dog|nervous)\b/i,
        where: /\b(?:traffic stop|pulled|stopp?ed|dog)\b/i,
      },
      {
        title: 'Whose place was searched',
        rule: 'Somebody in otherwise lawful possession of a rented car has an expectation of privacy in it even if the rental agreement does not list them.',
        authority: text(
          'Byrd v. United States, 584 U.S. 395 (2018)',
          'Justia’s summary and capcentral.org, which quotes the holding',
        ),
        ask: 'Whose car, home or thing was it, and with whose permission did the client have it?',
        told: /\b(?:rent(?:al|ed)|borrowed|passenger|owner|roommate|girlfriend|boyfriend|mother|father|aunt|uncle)\b/i,
        bars: ['standing'],
      },
      {
        title: 'Questions in custody',
        rule: 'Statements in answer to police questioning in custody, without warnings or after asking for a lawyer, may be kept out.',
        authority: text('Miranda v. Arizona, 384 U.S. 436 (1966)', 'a public text of the opinion'),
        ask: 'Was the client free to leave, what was asked, which warnings came when, and in what words was a lawyer asked for?',
        told: /\b(?:Miranda|warnings?|rights|lawyer|handcuff\w*|statement|said|confess\w*|told (?:police|the officer))\b/i,
        where:
          /\b(?:Miranda|question\w*|confess\w*|statement|interrogat\w*|handcuff\w*|told (?:police|the (?:officer|deputy|detective|trooper)))\b/i,
      },
      {
        title: 'The day for motions',
        rule: 'Courts set a day by which a motion to suppress must be made, and it may be lost after.',
        ask: 'What is the deadline for pretrial motions in the scheduling order or rule?',
        told: /\b(?:deadline|motions? due|arraign\w*|trial (?:date|set))\b/i,
      },
    ],
  },
  {
    id: 'drunk-driving',
    name: 'Drunk driving',
    types: ['criminal'],
    words:
      /\b(?:DUI|DWI|OWI|OUI|drunk driving|driving (?:while |under )(?:intoxicated|impaired|the influence)|breathalyzer|breath test|blew (?:a )?(?:0?\.\d+))\b/i,
    unless: /\b(?:prior DUI|old DUI|DWI[^.;]{0,40}community service|has a (?:DUI|DWI)|drunk driver hit)\b/i,
    thresholds: [
      {
        title: 'The license',
        rule: 'States suspend a license for a failed or refused test unless a hearing is asked for within days of the arrest.',
        ask: 'On what day was the arrest, was the test taken or refused, and by when must a hearing on the license be asked for?',
        told: /\b(?:license|hearing|refus\w+|arrest\w*)\b/i,
      },
    ],
  },
  {
    id: 'noncitizen',
    name: 'A plea by a noncitizen',
    types: ['criminal', 'other'],
    words:
      /\b(?:green card|permanent resident|undocumented|visa holder|on a (?:student|work) visa|noncitizen|not a citizen|immigration status|DACA)\b/i,
    beside:
      /\b(?:plea|plead(?:ed)?|pled|guilty|convict\w+|indict\w+|arraign\w*|prosecut\w+|arrest\w*|charged with|criminal|misdemeanor|felony)\b/i,
    thresholds: [
      {
        title: 'What the plea means for status',
        rule: 'Counsel must inform a client whether a plea carries a risk of deportation.',
        authority: text('Padilla v. Kentucky, 559 U.S. 356 (2010)', 'the syllabus on constitutionallawreporter.com'),
        ask: 'What is the client’s status, which statute and sentence is the plea to, and who advises on immigration?',
        where: /\b(?:plea|plead|pled|charged with|plea offer|offered|convict\w+|guilty)\b/i,
      },
    ],
  },
  {
    id: 'old-offense',
    name: 'A federal charge, and when the offense was',
    types: ['criminal'],
    words: /\bfederal(?:ly)? (?:charged|charges?|indict\w+)|\bindict\w+ (?:by|in) (?:a )?federal\b/i,
    thresholds: [
      {
        title: 'Five years',
        rule: 'Most federal offenses must be charged within five years.',
        authority: code('18 U.S.C. § 3282(a)', before),
        ask: 'On what day was the last act, and when was the indictment returned or the information filed?',
        bars: ['limitation'],
        isTime: true,
      },
    ],
  },
]
