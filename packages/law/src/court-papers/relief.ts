import { isOfAnotherCase, type Place } from './field.ts'

const asks =
  /^\W{0,4}WHEREFORE\b|\bprays? (?:for|that|judgment)\b|\b(?:respectfully )?(?:requests?|asks?|moves?|petitions?|urges?|seeks?|demands?)\b.{0,60}\b(?:(?:this|the) (?:honorable )?court|that (?:the|this)|entry|an order|judgment|the following relief|damages|a jury)\b|\bprayer for relief\b.{20,}/i
const should =
  /\b(?:judgment|decision|order|motion|petition|conviction|complaint|action|claims?|appeal|request|application)\b[^.]{0,120}\bshould be (?:affirmed|reversed|vacated|granted|denied|dismissed|allowed|remanded|overruled|sustained)\b|\b(?:the )?court should (?:affirm|reverse|vacate|grant|deny|dismiss|remand|enter|order)\b/i
const title =
  /^(?:verified |first |second |third |amended |class action )*complaint (?:for|to)\b|^(?:\w+['’]s? )?motion (?:for|to)\b|^petition for\b/i

/** How likely a sentence of a filing is to ask the court for something. */
export function requests({ text, at }: Place): number {
  const points = /^\W{0,4}WHEREFORE\b/i.test(text)
    ? 9
    : asks.test(text)
      ? 5
      : should.test(text)
        ? 4
        : title.test(text) && text.length < 200
          ? 3
          : 0
  return points === 0 ? 0 : points + (at > 0.75 ? 2 : at < 0.15 ? 1 : 0)
}

const sought =
  /\bpray(?:ed|ing|er)? for\b|\b(?:suit|action|libel|proceeding)s?\b.{0,40}\b(?:to recover|for the recovery|to enjoin|to compel|to set aside)\b|\bsought (?:release|review|relief|habeas)\b|\bmotion (?:is|was) (?:made|filed|urged)\b|\bmove(?:s|d)? to (?:dismiss|quash|set aside|vacate|compel|strike)\b|\bmotion (?:for|to) (?:a )?(?:new trial|dismiss|quash|compel|remand)\b|\b(?:seeks?|seeking|sought|ask(?:s|ed|ing) for|appl(?:y|ies|ied) for|claim(?:s|ed|ing)?|pray(?:s|ed|ing)|demand(?:s|ed|ing))\b.{0,80}\b(?:damages|injuncti\w+|declarat\w+|relief|order|judgment|possession|recover\w*|restraining|writ|review|dismiss\w*|new trial|vacat\w+|set aside|compel|refund|return|payment|reinstatement)\b|\b(?:sued|suit|action|brought|libel|complaint|petition(?:ed)?|motion|moved?|moves|application)\b.{0,80}\b(?:for|to recover|to enjoin|to compel|to quash|to vacate|to set aside|to dismiss|seeking)\b.{0,80}\b(?:damages|loss|injuncti\w+|declarat\w+|possession|recovery|wages|judgment|writ|order|relief|new trial|dismiss\w*|proceedings|money|\$|examin\w*|license|partition|accounting)/i
const petition =
  /\bpetition for (?:a )?(?:writ of )?(?:habeas corpus|mandamus|prohibition|certiorari|rehearing|review|naturalization)\b|\bto recover which\b|\bentitled to (?:his|her|their|its) (?:discharge|release)\b/i
const not = /\bwe (?:affirm|reverse)|\bright of action\b|\bshould have been\b|\bwe (?:deny|grant)/i

/** What a party is after in the end; a motion on the way asks for less. */
const substance =
  /\b(?:damages|recover\w*|injuncti\w+|declarat\w+|refund|habeas corpus|possession|release|discharge|new trial|review|money|loss)\b/i

/** How likely a sentence of an opinion is to say what was asked of the courts. */
export function wasSought({ text, at }: Place): number {
  if (isOfAnotherCase(text) || not.test(text) || !(sought.test(text) || petition.test(text))) return 0
  const plain = substance.test(text) ? 1 : 0
  return 3 + plain + (at < 0.1 ? 2.5 : at < 0.3 ? 1.5 : at < 0.5 ? 0 : -2)
}
