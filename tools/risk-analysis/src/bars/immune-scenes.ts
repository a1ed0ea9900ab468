import type { Scene } from './scenes.ts'

const officer =
  '(?:police |corrections? |correctional |probation |parole |child[- ]protective |social |school resource )?(?:officers?|deput(?:y|ies)|troopers?|detectives?|guards?|jailers?|wardens?|sheriff|caseworkers?|social workers?|probation officers?)'
/** Somebody of a role is sued, or is the client who is sued. */
const isSued = (who: string, asClient = ''): RegExp =>
  new RegExp(
    `\\b(?:sue|sues|sued|suing|claims? against|suit against|case against|action against|defend(?:s|ing)?|represent(?:s|ing)?|act(?:s|ing)? for|go(?:es)? after) (?:only )?(?:the |an? |our |two |three |several |his |her |their )?(?:(?!(?:in|at|from|of|near|on|over|for|who|whose)\\b)[\\w’'-]+ ){0,2}?${who}\\b|\\b(?:[Oo]ur|[Mm]y) client,? (?:is |was )?(?:an? |the )?(?:[\\w’'-]+ ){0,2}?${who}\\b${asClient}`,
    'i',
  )

/** Immunities that a description tells without their name, by who is sued for what. They are asked about. */
export const immuneScenes: readonly Scene[] = [
  {
    id: 'immunity',
    types: ['other', 'personal-injury'],
    title: 'The official may have qualified immunity',
    rule: 'Officials are not liable in damages under 42 U.S.C. § 1983 unless they violated a right that was clearly established when they acted (Harlow v. Fitzgerald, 457 U.S. 800 (1982)). A city has no such immunity (Owen v. City of Independence, 445 U.S. 622 (1980)). For claims under state law the immunity of officials is the state’s own, and was not checked.',
    lift: [
      'Which earlier decision of the Supreme Court or the circuit, on like facts, made the right clear?',
      'Is the city or county sued as well, for a policy or custom?',
      'Are there claims under state law, and what immunity does the state give for such an act?',
    ],
    all: [
      isSued(officer, ',? (?:who (?:is|was) )?(?:being )?(?:sued|accused)\\b'),
      /\b(?:force|arrest\w*|search\w*|seiz\w+|detain\w*|jail\w*|inmates?|prison\w*|custody|cell|handcuff\w*|cuffed|tas(?:ed|er)|shot|removed the (?:child|children|kids|baby)|took (?:the|her|his|their) (?:child|children|kids|baby)|filming|protest\w*|traffic stop|pulled over|warrant)\b/i,
    ],
    not: /\b(?:[Oo]ur client,? (?:who (?:is|was) )?(?:is |was )?(?:an? |the )?(?:[\w’'-]+ ){0,2}(?:officer|deputy|guard|trooper|warden|detective|jailer|caseworker|social worker)[^.;]{0,60}\b(?:was|were|got) (?:hurt|injured|hit|stabbed|fired|bitten|arrested)|wages|overtime|nanny|theft|loan|divorce|landlord|qualified immunity|clearly established|immun\w+|collision|crash\w*|rear-ended|ran (?:a|the) (?:light|stop)|off[- ]duty|security guard|mall guard|store guard)\b/i,
  },
  {
    id: 'immunity',
    types: ['personal-injury', 'other'],
    title: 'A charity or its volunteer may be protected',
    rule: 'Most states abolished the immunity of charities from tort claims; some keep part of it or cap the damages. A volunteer of a nonprofit or a public body is as a rule not liable for ordinary negligence within the work, except in driving (42 U.S.C. § 14503(a)). This state’s law was not checked, so it does not cap the index.',
    lift: [
      'Does this state keep an immunity or a cap for charities, and for which of them and which injured persons?',
      'Was it a volunteer’s act within the work, and was it more than ordinary negligence, or done in driving?',
      'Does the charity carry insurance for it?',
    ],
    all: [
      isSued(
        '(?:church|parish|diocese|synagogue|temple|mosque|charit(?:y|able (?:hospital|organization|trust))|charity hospital|nonprofit|non-profit|food bank|YMCA|YWCA|boys and girls club|scout troop|little league|volunteer (?:fire (?:company|department)|coach|driver|group))(?! (?:street|avenue|road|lane|square|hill|deli|bakery|cafe|diner|grill|member|parking))',
      ),
    ],
    not: /\b(?:(?:church|temple|parish|mosque|mission|chapel|synagogue) (?:street|st\.|avenue|ave\.?|road|lane|square|hill|deli|bakery|cafe|diner|grill|market)|[Oo]ur client,? (?:who )?(?:is |was |works? )?(?:for |at )?(?:an? |the )?(?:[\w’'-]+ ){0,2}(?:volunteer|church|food bank|charity|nonprofit|member)[^.;]{0,50}\b(?:was|were|got) (?:hurt|injured|hit|struck|bitten)|members?|wages|immun\w+|fired|abus\w+|molest\w*|contract|lease|loan|employment)\b/i,
  },
  {
    id: 'immunity',
    types: ['personal-injury'],
    title: 'A claim against the United States has its own road',
    rule: 'For a tort of federal staff in their work the only suit is against the United States under the Federal Tort Claims Act, after the claim was presented to the agency in writing within two years and denied (28 U.S.C. §§ 2401(b), 2675(a), 2679(b)(1)). Members of the armed forces have none for what is incident to service (Feres v. United States, 340 U.S. 135 (1950)).',
    lift: [
      'Was it federal staff at their work, and was a claim with a sum certain presented to the agency, when?',
      'Was the injured person in the armed forces then, and was it incident to service?',
      'Does an exception of 28 U.S.C. § 2680 apply, such as a discretionary function?',
    ],
    all: [
      /\b(?:mail (?:truck|carrier|van)|postal (?:truck|van|worker|vehicle)|USPS|army|navy|air force|military|marine(?: corps)?|VA|veterans affairs|FBI|DEA|border patrol|park ranger|national park|forest service|coast guard)['’]?s?\b[^.;]{0,60}\b(?:hit|struck|ran (?:over|into)|mistake|error|negligen\w+|malpractice|botched|missed|misread|left|surgeon|doctor|nurse|fell|crash\w*|injured|hurt)\b|\b(?:hit|struck|hurt|injured|operated on|treated) by (?:an? |the )?(?:mail|postal|army|navy|military|VA|USPS)\b/i,
    ],
    not: /\b(?:(?:ranger|agent|nurse|doctor|surgeon|officer|carrier|worker|driver|soldier|sailor|marine|VA|USPS|hospital|clinic)s? (?:saw|witnessed|watched|reported|treated|came|testified|says?|said|wrote|found)|treated (?:him |her )?(?:at|by) (?:the |a )?VA|(?:our|my) client,? (?:who )?(?:is |was )?(?:an? |the )?(?:\w+ )?(?:nurse|carrier|ranger|agent|postal|mail)|(?:nurse|carrier|ranger|agent|worker) is (?:our|my) client|served in|base gate|mail carrier was|FTCA|Federal Tort Claims|SF-?95|Old Navy|Salvation Army|army (?:knife|surplus|jacket)|(?:army|navy|marine|military|air force) (?:veteran|retiree)|former (?:army|navy|marine)|immun\w+|navy (?:blue|yard|pier))\b/i,
  },
]
