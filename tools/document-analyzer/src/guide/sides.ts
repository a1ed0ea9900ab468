import type { Sides } from './guide-of.ts'

const of = (act: RegExp, one: string, other = 'the other party', taker?: RegExp): Sides => ({
  act,
  open: [`[${one}]`, `[${other}]`],
  ...(taker && { taker }),
})

/** Whoever has the duty, or the right, of which a sentence speaks. */
export const acting = of(/\b(?:shall|will|may|must|agrees?|hereby)\b/gi, 'the party that has the duty')

/** Who acts in the clauses that the checks find: which side is meant belongs to what is found, not to who is named first. */
export const sides = {
  indemnifies: of(
    /\b(?:indemnif(?:y|ies|ied)|reimburses?|holds?(?= (?:\w+ ){0,4}harmless)|defends?)\b/gi,
    'the party that indemnifies',
    'the party that is indemnified',
  ),
  liable: of(/\bliab(?:le|ility)\b/gi, 'the party whose liability is limited'),
  waivesDefenses: of(/\b(?:waives?|waived)\b/gi, 'the party that waives its defenses', 'the party that enforces'),
  terminates: of(/\b(?:terminate[sd]?|ends?|ended|cancel(?:s|ed)?)\b/gi, 'the party that ends it'),
  suspends: of(/\bsuspend(?:s|ed)?\b/gi, 'the party that may suspend'),
  pays: of(/\b(?:pay|pays|paid|forfeits?|owes?)\b/gi, 'the party that pays', 'the party that is paid'),
  owesDebt: of(/\b(?:authorizes?|empowers?|appoints?|confess(?:es)?)\b/gi, 'the debtor', 'the creditor'),
  setsOff: of(/\b(?:set(?:s)?[- ]?off|offsets?|deducts?|withholds?)\b/gi, 'the party that sets off'),
  offers: of(/\b(?:offers?|gives?|charges?|provides?|sells?)\b/gi, 'the party that sells', 'the party that buys'),
  changes: of(
    /\b(?:changes?|changed|modif(?:y|ies|ied)|amend(?:s|ed)?|revise[sd]?|update[sd]?|alter(?:s|ed)?)\b/gi,
    'the party that changes the terms',
  ),
  decides: of(/\bdiscretion\b/gi, 'the party that decides'),
  audits: of(/\b(?:audit(?:s|ed)?|inspect(?:s|ed)?|examine[sd]?)\b/gi, 'the party that audits'),
  givesPower: of(/\b(?:appoints?|constitutes?|designates?|grants?|authorizes?)\b/gi, 'the party that gives the power'),
  enters: of(/\b(?:enters?|entered|inspects?|shows?)\b/gi, 'the landlord', 'the tenant'),
  worksElsewhere: of(
    /\b(?:engages?|works?|accepts?|performs?|renders?|devotes?|competes?|participates?)\b/gi,
    'the party that is bound',
    'the party that is protected',
  ),
  disparages: of(
    /\b(?:disparag\w*|denigrat\w*|critici[sz]\w*|ridicul\w*|defam\w*|say|publish|make|making|speak)\b/gi,
    'the party that must not disparage',
    'the party that is spoken of',
  ),
  raises: of(
    /\b(?:increase[sd]?|raise[sd]?|adjust(?:s|ed)?|change[sd]?|revise[sd]?|sets?)\b/gi,
    'the party that is paid',
    'the party that pays',
  ),
  fears: of(
    /\b(?:deems?|believes?|considers?|feels?|determines?|regards?|judges?|finds?|concludes?)\b/gi,
    'the creditor',
    'the debtor',
  ),
  breaches: of(
    /\b(?:breach(?:es)?|violates?|repays?|pays?|owes?|forfeits?|discloses?|returns?)\b/gi,
    'the party in breach',
    'the other party',
  ),
  isRestrained: of(
    /\b(?:engages?|competes?|solicit(?:s|ed)?|works?|performs?|renders?|hires?|recruits?|induces?|entices?|own|be employed|call on)\b/gi,
    'the party that is restrained',
    'the party that is protected',
  ),
  keepsSecret: of(
    /\b(?:keeps?|holds?|maintains?|protects?|treats?|disclose[sd]?|divulges?)\b/gi,
    'the party that keeps it secret',
  ),
  usesName: of(/\b(?:use|uses|display|displays|publish|identify|list)\b/gi, 'the party that may use the name'),
  assigns: of(
    /\b(?:assign(?:s|ed)?|transfer(?:s|red)?|convey(?:s|ed)?)\b/gi,
    'the party that assigns',
    'the party that receives it',
    /\b(?:property of|owned (?:solely |exclusively )?by|belongs? (?:solely |exclusively )?to|vests? in)$/i,
  ),
  givesUpAuthorship: of(/\bwaives?\b/gi, 'the author'),
  usesData: of(
    /\b(?:shares?|sells?|discloses?|use|uses|collects?|transfers?)\b/gi,
    'the party that uses the data',
    'the party whose data it is',
  ),
  releases: of(
    /\b(?:releases?|released|discharges?|discharged)\b/gi,
    'the party that releases',
    'the party that is released',
  ),
  tries: of(/\befforts\b/gi, 'the party that has the duty'),
} satisfies Record<string, Sides>
