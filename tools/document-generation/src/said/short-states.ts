import { jurisdictions } from '@casewright/law'

/** Where a sentence or a line begins. */
export const begins = String.raw`(?<=^|[\n.!?;:(][ \t]{0,4}|[-*•–][ \t]{1,3})`

export const stateOf = new Map(
  jurisdictions
    .filter(({ kind }) => kind !== 'federal')
    .flatMap(({ code, name, abbreviation, variations }) =>
      [code.toUpperCase(), abbreviation, ...variations].map(
        (one) => [one.replace(/[. ]/g, '').toLowerCase(), name] as const,
      ),
    ),
)
const codes = jurisdictions.filter(({ kind }) => kind !== 'federal').map(({ code }) => code.toUpperCase())
const bluebook = [
  ...new Set(
    jurisdictions
      .filter(({ kind, name, abbreviation }) => kind !== 'federal' && abbreviation !== name)
      .flatMap(({ abbreviation }) => [abbreviation, abbreviation.replace(/\.$/, '')]),
  ),
]
  .toSorted((one, other) => other.length - one.length)
  .map((one) => one.replaceAll('.', '\\.'))
const state = `(?:${[...bluebook, ...codes].join('|')})`
/** 'MN law', 'Minn. law', 'Tex. courts': a state in short where only a state can stand. */
export const stateLaw = new RegExp(
  String.raw`(?<![\p{L}\d.]|\b(?:[Aa]t|[Ff]rom|[Gg]raduate of|[Aa]ttended) )(?<state>${state})(?= (?:law|statutes?|courts?)\b(?! (?:firm|school|office)))`,
  'gu',
)
export const lawOfState = new RegExp(
  String.raw`(?<=\b(?:[Ll]aws? of|[Gg]overned by|[Gg]overning law(?: is|:)|[Gg]ov(?:['’]?g)?\.? law(?: is|:| =)?) )(?<state>${state})(?![\p{L}\d])`,
  'gu',
)
/** 'az law', in small letters: not what is a word itself. */
export const smallLaw = new RegExp(
  String.raw`${begins}(?<state>(?!(?:in|or|me|hi|de|la|pa|as|id|ok|oh|so)\b)(?:${codes.map((one) => one.toLowerCase()).join('|')}))(?= law\b)`,
  'gu',
)
/** 'wash. law': a state in short and in small letters. */
export const smallStateLaw = new RegExp(
  String.raw`${begins}(?<state>${bluebook.filter((one) => one.length > 3).join('|')})(?= [Ll]aw\b)`,
  'giu',
)
/** The same where it is all that is said: of a word that is one, too. */
export const onlyLaw = new RegExp(
  String.raw`(?<=^|[\n.!?][ \t]{0,4})(?<state>${codes.join('|')}|${codes.map((one) => one.toLowerCase()).join('|')})(?= law[.!]?[ \t]*(?:\n|$))`,
  'gu',
)
