import { anchorOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import type { FoundBar } from './read-bars.ts'
import { type Read, readOn } from './read-in.ts'

const read = readOn('2026-11-28')
const sues =
  "(?:su(?:e|es|ed|ing)|claims? against|action against|case against|suit against|go after|complaint (?:against|names?)|names? as defendants?|defend(?:s|ing)?|we represent|we['’]re for|counsel for)"

/** An immunity that follows from who is sued and for what, without its name. */
const immunities: readonly { who: RegExp; act: RegExp; but: RegExp; rule: string; read: Read }[] = [
  {
    who: new RegExp(`\\b${sues} (?:the |a |an |our )?(?:[\\w.’'-]+ ){0,3}judge\\b(?!['’]s)`, 'i'),
    act: /\b(?:rul(?:ed|ing)|from the bench|sentenc\w+|jail(?:ed|ing)|order(?:ed)?|bail|bond|contempt|custody decision|in (?:open )?court|hearing|denied (?:his|her|the|our) motion|judicial)\b/i,
    but: /\b(?:administrative|fired (?:his|her|the) (?:clerk|reporter|bailiff)|harass\w+|assault\w*|outside (?:of )?court|no jurisdiction at all|injuncti\w+|declaratory)\b/i,
    rule: 'A judge is immune from damages for judicial acts, however wrong, unless they were done in the clear absence of all jurisdiction (Stump v. Sparkman, 435 U.S. 349 (1978)).',
    read: read('Casetext on Stump v. Sparkman'),
  },
  {
    who: new RegExp(
      `\\b${sues} (?:the |a |an |our )?(?:[\\w.’'-]+ ){0,4}(?:prosecutor|district attorney|DA|ADA|AUSA|state['’]s attorney)\\b(?!['’]s)`,
      'i',
    ),
    act: /\b(?:charg(?:ed|ing)|indict\w*|trial|bringing the case|decision to (?:charge|prosecute)|dropped|grand jury|closing argument|plea)\b/i,
    but: /\b(?:rode along|before any (?:charge|arrest)|(?:told|advised|coached) (?:the )?(?:police|detectives|officers|them to)|press conference|advised (?:the )?police|investigat\w+|searched|swore|affidavit|fabricat\w+ evidence before|injuncti\w+)\b/i,
    rule: 'A prosecutor is immune from damages for what is part of bringing and presenting the case (Imbler v. Pachtman, 424 U.S. 409 (1976)).',
    read: read('Studicata on Stefaniak v. State of Michigan, which applies Imbler'),
  },
  {
    who: new RegExp(
      `\\b${sues} (?:only )?(?:the )?(?:State(?: of [A-Z]\\w+)?|(?:[\\w]+ )?state (?:department|police|university|agency|prison system)|department of (?:corrections|transportation|revenue|children|social services))\\b`,
      'i',
    ),
    act: /\b(?:1983|federal (?:district )?court|damages under federal)\b/i,
    but: /\b(?:injuncti\w+|declaratory|prospective|individual capacity|title vii|waive[ds]?|consent(?:ed|s)|abrogat\w+|state court|officers? (?:individually|personally))\b/i,
    rule: 'A state and its agencies are no “persons” whom 42 U.S.C. § 1983 makes liable in damages (Will v. Michigan Department of State Police, 491 U.S. 58 (1989)), and the Eleventh Amendment keeps them from suits in federal court to which they did not consent.',
    read: read('Wikisource on Will'),
  },
]

const road =
  "(?:was |were |had |then |later |also |while )*(?:drove|driving (?!under|without)|rear-ended|sideswiped|t-boned|crashed|collided|backed into|ran (?:over|into|a red|the red|a stop|the stop)|(?:hit|struck) (?:me|him|her|us|them|(?:our|my|the) client)(?![’'])(?! (?:with|from|over)))\\b"
const owned =
  '(?:(?:personal|own|family|pet) )?(?:car|truck|van|suv|pickup|motorcycle|boat|dogs?|house|home|tree|fence|driveway)'
/** The official does it as anybody does: drives, keeps a dog, rents out a house. */
const privately = new RegExp(
  `^(?: [A-Z][\\w’'-]+){0,3},? (?:who|that) ${road}|^(?: [A-Z][\\w’'-]+){0,3},? whose ${owned}\\b|^[^.;,]{0,30}, (?:who is )?(?:our client['’]s|her|his|their|a) (?:\\w+ )?(?:landlord|neighbou?r|tenant|ex-?husband|ex-?wife)\\b|^[^.;,]{0,30} (?:for|over|after|because of) (?:rear-ending|crashing|hitting|running (?:over|into)|(?:a|an|the|his|her) (?:(?!trial\b|charge\b|arrest\b)\\w+ )?(?:collision|crash|accident|loan|fence|car wreck))\\b`,
  'i',
)
const officials = new RegExp(
  `\\b(?:the|that|this) (?<office>judge|prosecutor|attorney|DA|ADA|AUSA|agency|department|university|police)(?: [A-Z][\\w’'-]{1,24})? ${road}`,
  'gi',
)
/** The same official is said to have done it, by the word for the office: 'we sue a judge. The judge rear-ended her'. */
const byOffice = (official: string, text: string): boolean => {
  const office = official.split(' ').at(-1)?.toLowerCase()
  return [...text.matchAll(officials)].some(({ groups }) => groups?.office?.toLowerCase() === office)
}
/** A 'he' who drove may be either: nobody can say that it was done in office. */
const byPronoun = new RegExp(`(?:^|[.;,] |\\b(?:and|when|because|then) )(?:he|she) ${road}`, 'i')

/** What was not done makes no exception: 'she did not investigate, talk to the press, or swear to facts'. */
const notDone =
  /\b(?:did not|didn['’]t|never|has not|had not) (?:(?!and\b|but\b)[\w’'-]+ ){0,6}(?:(?!and\b|but\b)[\w’'-]+)(?:, (?:or |nor )?(?:(?!and\b|but\b)[\w’'-]+ ){0,6}(?:(?!and\b|but\b)[\w’'-]+)){0,4}/gi

/** Who is sued is immune from such a suit; anything that may be an exception makes it a question. */
export function immunityBar(text: string, type: CaseType): Omit<FoundBar, 'ends'> | null {
  if (type === 'criminal' || type === 'family' || type === 'contract') return null
  for (const { who, act, but, rule } of immunities) {
    const found = who.exec(text)
    if (!found || !act.test(text)) continue
    const behind = text.slice(found.index + found[0].length)
    if (privately.test(behind) || byOffice(found[0], text)) continue
    const holds = !but.test(text.replace(notDone, '')) && !byPronoun.test(text)
    return {
      id: 'immunity',
      title: holds ? 'The defendant is immune' : 'The defendant may be immune',
      holds,
      rule,
      lift: [
        'Was it done in that role, or as an investigator, employer or private person?',
        'Is there a claim for an injunction, or are there defendants who are not immune?',
      ],
      anchors: [anchorOf({ text }, { start: found.index, end: found.index + found[0].length })],
    }
  }
  return null
}
