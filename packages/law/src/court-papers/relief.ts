import type { Sentence } from '../sentences/sentences.ts'
import { isOfAnotherCase, type Place } from './field.ts'

const asks =
  /^\W{0,4}WHEREFORE\b|\bprays? (?:for|that|judgment)\b|\b(?:respectfully )?(?:requests?|asks?|moves?|petitions?|urges?|seeks?|demands?)\b.{0,60}\b(?:(?:this|the) (?:honorable )?court|that (?:the|this)|entry|an order|judgment|the following relief|damages|a jury)\b|\bprayer for relief\b.{20,}/i
const should =
  /\b(?:judgment|decision|order|motion|petition|conviction|complaint|action|claims?|appeal|request|application)\b[^.]{0,120}\bshould be (?:affirmed|reversed|vacated|granted|denied|dismissed|allowed|remanded|overruled|sustained)\b|\b(?:the )?court should (?:affirm|reverse|vacate|grant|deny|dismiss|remand|enter|order)\b/i
const title =
  /^(?:verified |first |second |third |amended |class action )*complaint (?:for|to)\b|^(?:\w+['’]s? )?motion (?:for|to)\b|^petition for\b/i

const judgment =
  /\b(?:asks?|requests?|prays?)\b.{0,60}\bthat\b.{0,160}\b(?:have|recover|be (?:awarded|granted|cited|entered|given))\b/i
/** Who is to decide is no relief. */
const jury = /\b(?:demands?|requests?)\b.{0,30}\b(?:a )?(?:trial by jury|jury trial|jury)\b/i

/** How likely a sentence of a filing is to ask the court for something. */
export function requests({ text, at }: Place): number {
  if (jury.test(text) && !/\bWHEREFORE\b/i.test(text)) return 0
  const points = /^\W{0,4}WHEREFORE\b/i.test(text)
    ? 9
    : asks.test(text) || judgment.test(text)
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

/** '(a) enter judgment', '2. For costs of suit'. */
const item = /^\W{0,3}(?:\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})[.)]|[A-Z][.)]) /
const mostItems = 12
const mostOfAll = 1_600

/** Where a request ends that goes on in a list: 'requests that this Court: (a) enter judgment'. */
export function endOfRequest(sentences: readonly Sentence[], at: number): number {
  const first = sentences[at]
  if (
    !first ||
    !/:\W{0,2}$/.test(first.text) ||
    /\b(?:states?|shows?|alleges?|says?|avers?|represents?|submits?)\b[^:]{0,60}:\W{0,2}$/.test(first.text)
  )
    return first?.end ?? 0
  let { end } = first
  for (const next of sentences.slice(at + 1, at + 1 + mostItems)) {
    if (!item.test(next.text) || next.end - first.start > mostOfAll) break
    end = next.end
  }
  return end
}

/** The name of the paper says what it asks for; only where nothing else does. */
export const isTitleAlone = (text: string): boolean => title.test(text.trim()) && text.length < 200

/** How likely a sentence of an opinion is to say what was asked of the courts. */
export function wasSought({ text, at }: Place): number {
  if (isOfAnotherCase(text) || not.test(text) || !(sought.test(text) || petition.test(text))) return 0
  const plain = substance.test(text) ? 1 : 0
  return 3 + plain + (at < 0.1 ? 2.5 : at < 0.3 ? 1.5 : at < 0.5 ? 0 : -2)
}
