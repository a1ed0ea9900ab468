import { statesNamed } from '../../jurisdictions/states-named.ts'
import { findParties } from '../../parties/parties.ts'
import type { Sentence } from '../../sentences/sentences.ts'
import type { CheckedDocument, DocumentCheck } from '../check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { readingOf, wordsOf } from '../reading/prose.ts'

const risk = { category: 'Risk', insight: 'compliance' } as const

const debtor = /\b(?:borrower|debtor|grantor|maker|pledgor|company|obligor)\b/i
/** 'a New Jersey corporation', behind the name of whoever gives the security. */
const organizedIn = /^[\s,.]{0,4}an?\s(.{4,24}?)\s(?:corporation|limited liability company|limited partnership)\b/i

/** The state in which the debtor is organized; undefined where the first words do not say. */
const homeOf = (document: CheckedDocument): string | undefined => {
  const party = findParties(document).find(({ role }) => role && debtor.test(role))
  if (!party) return undefined
  const [, words = ''] =
    organizedIn.exec(
      document.text
        .slice(party.start, party.end + 90)
        .replace(/\s+/g, ' ')
        .slice(party.name.length),
    ) ?? []
  return statesNamed(words)[0]?.name
}

const elsewhere = (found: readonly Sentence[], document: CheckedDocument): readonly Sentence[] => {
  const home = homeOf(document)
  if (!home) return []
  return found.filter((sentence) => {
    const states = statesNamed(wordsOf(sentence)).map(({ name }) => name)
    return states.length === 1 && states[0] !== home
  })
}

/** Security, marks and liens: rights that are lost by the words that give them. */
export const securityPitfalls: readonly DocumentCheck[] = [
  contractCheck({
    ...risk,
    id: 'risk.all-assets',
    title: 'Collateral described as all assets',
    severity: 'high',
    why: 'In a security agreement "all the debtor’s assets" does not reasonably identify the collateral (U.C.C. § 9-108(c)), so nothing may be secured.',
    advice: 'List the types of collateral: accounts, inventory, equipment, general intangibles and the others.',
    patterns: [
      /\b(?:security interest|lien|pledges?)\b.{0,80}\b(?:in|on|upon)\b.{0,20}\ball (?:of )?(?:(?:the|its|such) )?(?:\w+['’]s )?(?:right, title and interest in (?:and to )?all (?:of )?(?:its )?)?(?:assets|personal property)\b/i,
    ],
    unless:
      /\b(?:accounts|inventory|equipment|general intangibles|includ\w+|consisting|described|listed|financing statement|following|collateral (?:is|means))\b/i,
    among: (found, document) =>
      readingOf(document).all.some(({ text }) => /\bgeneral intangibles\b/i.test(text)) ? [] : found,
  }),
  contractCheck({
    ...risk,
    id: 'risk.filed-elsewhere',
    title: 'A financing statement that goes to another state than the debtor’s',
    severity: 'high',
    why: 'A corporation or other registered organization is located in the state that formed it (U.C.C. § 9-307(e)), and a filing elsewhere does not perfect the security.',
    advice: 'File in the state in which the debtor is organized.',
    patterns: [/\b(?:financing statements?|UCC-?1)\b/i],
    needs: /\b(?:fil(?:e|es|ed|ing)|record\w*)\b/i,
    unless:
      /\b(?:fixture|real property|county|any (?:other )?jurisdiction|each jurisdiction|certificate of title|laws of)\b/i,
    among: elsewhere,
  }),
  contractCheck({
    ...risk,
    id: 'risk.no-quality-control',
    title: 'A license of a mark without control of quality',
    severity: 'high',
    why: 'An owner that does not control the quality of what is sold under its mark may lose the mark.',
    advice: 'Give the licensor the right to set standards, to see samples and to stop what falls short.',
    patterns: [
      /\blicensor\b.{0,60}\b(?:no|not)\b.{0,60}\b(?:right|duty|obligat\w+|responsib\w+|control)\b.{0,80}\b(?:inspect|control|supervis|monitor|approv|quality)\w*/i,
      /\bno (?:quality control|control over (?:the )?quality)\b/i,
    ],
    needs: /\b(?:quality|standards?|goods|products|services|inspect\w*|control)\b/i,
    unless: /\b(?:software|warrant\w*|content|open source)\b/i,
    among: (found, document) => (/\b(?:trade ?marks?|service marks?|the Marks?)\b/i.test(document.text) ? found : []),
  }),
  contractCheck({
    ...risk,
    id: 'risk.lien-waived-ahead',
    title: 'Lien rights given up before anything is paid',
    severity: 'high',
    why: 'Whoever works or delivers without the lien has only a claim for money, and many states do not enforce such a waiver.',
    advice: 'Waive the lien only for what was paid, on receipt of the payment.',
    patterns: [
      /\bwaives?\b.{0,60}\b(?:any|all|its|the|every)\b.{0,60}\b(?:mechanic['’]?s?['’]?|materialm[ae]n['’]?s?['’]?|construction|lien|bond)\b.{0,30}\b(?:liens?|rights?|claims?)\b/i,
    ],
    needs: /\bliens?\b/i,
    unless:
      /\b(?:upon (?:receipt|payment)|to the extent (?:of )?(?:paid|payment)|for (?:work|amounts?) paid|conditional|landlord|lessor|final payment|progress payment|purchase money|subordinat\w+)\b/i,
    among: (found, document) => (/\b(?:subcontract|contractor)/i.test(document.text.slice(0, 3000)) ? found : []),
  }),
]
