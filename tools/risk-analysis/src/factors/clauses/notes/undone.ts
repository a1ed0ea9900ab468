import type { ClauseRule } from '../rule.ts'

const unsure = /\b(?:if|might|whether|alleges?|claims? (?:that|to)|perhaps|maybe)\b/i
const who =
  "(?<who>[Hh]e|[Ss]he|[Tt]hey|[Ww]e|(?:(?:[Oo]ur|[Tt]he|[Mm]y) )?(?:[Cc]lients?|[Pp]laintiffs?|[Dd]efendants?|[Bb]uyers?|[Ss]ellers?|[Cc]ontractor|[Bb]orrower|[Dd]ebtor|[Cc]ustomer|[Tt]enant|[Cc]ompany|[Ss]upplier)|[A-Z][\\w’'-]{1,24})"

/** What nobody can prove, and how somebody left a deal for a better one. */
export const undoneNotes: readonly ClauseRule[] = [
  {
    factor: 'unproved',
    types: ['personal-injury'],
    whose: 'claimant',
    words:
      /\b(?:nobody|no one|no witness(?:es)?) (?:else )?(?:saw|witnessed) (?:it|him|her|the (?:fall|accident|crash))\b[^.;]{0,30}\bno (?:cameras?|video|photo\w*|footage|report|pictures?)\b|\b(?:he|she|(?:our |the )?(?:client|plaintiff)) (?:cannot|can['’]t|could not|couldn['’]t|does not know|doesn['’]t know) (?:say |tell |remember )?(?:what|why|how) (?:he|she) (?:fell|slipped|tripped)\b/i,
    but: unsure,
    context: /\b(?:fell|fall|slip\w*|trip\w*)\b/i,
  },
  {
    // Goods that were promised went to who paid more.
    factor: 'breach',
    types: ['contract'],
    words: new RegExp(
      `(?:^|[.;,] |\\b(?:and|but|that) )${who}\\b[^.;]{0,50}?\\b(?:sold|shipped|gave|leased|rented) (?:the (?:other|rest|remaining)|it|them|the \\w+|\\d+ of them)\\b[^.;]{0,20}\\bto (?:someone|somebody|another|a (?:competitor|rival|higher bidder|different)|others)\\b[^.;]{0,20}\\b(?:paid|offered|bid|for) (?:(?:him|her|them|us) )?(?:more|double|better|higher|extra)\\b`,
    ),
    but: unsure,
  },
  {
    factor: 'breach',
    types: ['contract', 'real-estate'],
    words: new RegExp(
      `(?:^|[.;,] |\\b(?:and|but) )${who} (?:had |has |then )?(?:pulled (?:his|her|their|its|the|our) (?:crew|men|people|team|workers) (?:off|from)|walked off (?:the|our|my|his|her|their) (?:job|site|project)|abandoned (?:the|our|my|his|her|their) (?:job|site|project))\\b`,
    ),
    but: /\b(?:if|might|whether|because (?:we|I|our client|they|the owner) (?:had )?(?:not|never|stopped|refused|did(?: not|n['’]t)) (?:pa(?:y|id))|unpaid|nonpayment)\b/i,
  },
  {
    factor: 'opinion-against-claim',
    types: ['contract', 'real-estate', 'personal-injury'],
    by: 'claimant',
    words:
      /(?:^|[.;,] |\b(?:and|but|that) )(?<who>(?:[Tt]he )?(?:[Pp]laintiffs?|[Pp]l|[Bb]uyers?|[Oo]wners?|[Cc]ustomers?|[Tt]enants?|[Cc]laimants?))(?:['’]s?) own (?:engineer|inspector|expert|architect|surveyor|adjuster|doctor|consultant|appraiser)\b[^.;]{0,60}\b(?:found (?:nothing wrong|no (?:defects?|problems?|fault))|signed (?:off|(?:the )?(?:final )?acceptance)|passed (?:it|them|every|all)|approved (?:it|them|the)|described the)\b/,
    but: unsure,
  },
  {
    factor: 'admission',
    types: ['contract', 'real-estate', 'other'],
    words: new RegExp(
      `(?:^|[.;,] |\\b(?:and|but|that|month|year) |^In \\w+ )${who}\\b[^.;]{0,50}?\\b(?:signed|wrote|sent|initialed) (?:a|an|the|another|his|her|their|its) [^.;]{0,40}\\b(?:stating|saying|acknowledging|admitting|confirming|in which (?:he|she|they|it) (?:says?|admits?|acknowledges?)) (?:that )?(?:he|she|they|it) owes?\\b`,
    ),
    but: /\b(?:if|might|whether|alleges?|forged|under duress|never signed|not sign)\b/i,
    saidBy: /\b(?:saying|says?|admits?)\b/i,
  },
  {
    // Who swore to the account of a debt knows nothing of it.
    factor: 'unproved',
    types: ['contract', 'other'],
    whose: 'claimant',
    words:
      /\b(?:custodian|affiant|records keeper|robo-?signer|(?:bank|creditor|debt buyer|plaintiff)['’]s (?:own )?witness)\b[^.;]{0,40}\b(?:admitted|conceded|testified|acknowledged|said)\b[^.;]{0,90}\b(?:never (?:opened|read|looked|reviewed|saw|seen|checked)|(?:had|has) no (?:idea|knowledge)|does(?: not|n['’]t) know)\b/i,
    but: unsure,
    context: /\b(?:debt|card|loan|account|balance|collect\w*)\b/i,
    saidBy: /\b(?:admitted|conceded|testified|acknowledged|said)\b/i,
  },
  {
    // Who complains of force is seen to attack.
    factor: 'own-fault',
    types: ['other', 'personal-injury'],
    by: 'claimant',
    words:
      /\b(?:video|footage|body ?cam|dash ?cam|camera|recording)\b[^.;]{0,60}\b(?:shows?|showed|caught|has)\b (?<who>him|her|(?:our|the|my) (?:client|plaintiff)|[A-Z][\w’'-]{1,24}) (?:swinging|punching|lunging|reaching|charging|kicking|spitting|pointing|throwing|grabbing|biting|striking|hitting)\b[^.;]{0,50}\b(?:deput(?:y|ies)|officers?|guards?|troopers?|sergeant|gun|taser|belt)\b/i,
    but: /\b(?:if|might|not|never|nobody|n['’]t|after the (?:deputy|officer|guard) (?:hit|punched|kicked))\b/i,
  },
]
