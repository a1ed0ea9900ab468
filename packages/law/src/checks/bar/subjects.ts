import type { CheckedDocument } from '../check.ts'
import { inFamily } from './families.ts'

/**
 * The words with which each clause is written, whatever its sentence: where one of them stands anywhere in a paper, that
 * the clause is missing is a doubtful claim. Words that stand in nearly every paper for another reason do not count.
 */
const subjects: Readonly<Record<string, RegExp>> = {
  'missing.parties':
    /\b(?:between|among|undersigned|parties|recipient|discloser|licensor|licensee|landlord|employee|I\/we|name of)\b/i,
  'missing.signature-block':
    /\b(?:signatur\w+|signator\w+|countersign\w*|signed (?:this|below|on|at|for|in|and)|executed (?:this|below|as|on|at|in)|witness|accepted (?:and|by|this)|click\w*|electronic\w*|order form|cover page|these terms)\b|^[ \t]*(?:signed|sign)\b/im,
  'missing.governing-law':
    /\b(?:governed by|governing law|choice of law|conflicts? of laws?)\b|\blaws? of (?:the )?(?:state|commonwealth|province|country|kingdom|republic)\b/i,
  'missing.dispute-resolution':
    /\b(?:arbitra\w+|mediat\w+|venue|forum|litigat\w+ (?:of|in|before|between))\b|\b(?:submit\w*|consents?|exclusive|personal|subject)\b.{0,30}\bjurisdiction\b|\bcourts? (?:of|in|located|sitting)\b(?! (?:a |any )?(?:competent|law))/i,
  'missing.entire-agreement':
    /\b(?:entire|whole|complete|full|final|sole)(?:,? (?:and )?(?:entire|complete|exclusive|final))? (?:agreement|understanding|contract|statement|expression)\b|\bsupersed\w+|\b(?:prior|previous|earlier) (?:\w+ ){0,3}(?:agreements?|understandings?|negotiations|discussions|representations)\b|\bintegrated\b|\b(?:is|are) (?:the )?(?:complete|entire|whole|final)\b(?!,? (?:when|after|on|upon|unless|until))/i,
  'missing.payment-terms':
    /\b(?:pay(?:s|able|ments?|ing)?|paid|pric(?:e|es|ing)|charg\w+|compensat\w+|royalt\w+|rent|invoic\w+|consideration of \$)\b|(?<!attorneys['’] |attorney['’]s |legal )\bfees?\b|[$€£]\s?\d/i,
  'missing.term':
    /\b(?:terminat\w+|expir\w+|duration|perpetual\w*|indefinit\w+|renew\w*|until|(?:one|two|three|four|five|ten|\d{1,2})\)? (?:years?|months?))\b/i,
  'missing.termination': /\b(?:terminat\w+|cancel\w*|rescind\w*|rescission|withdraw\w*)\b/i,
  'missing.cure-period': /\b(?:(?:un)?cur(?:e|ed|able)|remed(?:y|ied)|rectif\w+|correct(?:ed|s)?)\b/i,
  'missing.notices': /\bnotices?\b.{0,120}\b(?:address\w*|mail\w*|e-?mail|courier|deliver\w*|writing|written)\b/i,
  'missing.data-protection':
    /\b(?:privacy|data protection|gdpr|hipaa|safeguard\w*|encrypt\w*|data security|secure\w*)\b/i,
  'missing.limitation-of-liability': /\bliab(?:le|ility|ilities)\b/i,
  'missing.warranty': /\b(?:warrant\w*|guarant\w+|workmanlike|conform\w*|quality|fitness|as is)\b/i,
  'missing.delivery': /\b(?:deliver\w*|ship\w*|transport\w*|collect\w*|closing|pick-?up|carrier)\b/i,
  'missing.scope': /\b(?:scope|duties|tasks|deliverables?|statement of work|described|specifications?|following)\b/i,
  'missing.ip-ownership':
    /\b(?:intellectual property|copyright\w*|work (?:made )?for hire|ownership|inventions?|belongs?|title to)\b/i,
  'missing.license-grant': /\b(?:grants?|granted|licen[sc]e)\b/i,
  'missing.nda-definition':
    /\bwhat (?:is|counts as) (?:secret|confidential)\b|\b(?:everything|anything|whatever) (?:that )?(?:\w{1,16} ){1,3}(?:shows?|tells?|gives?|shares?|sends?|discloses?|learns?)\b|\(?(?:hereinafter|collectively)[^)\n]{0,60}["“]\w{1,20} (?:Property|Matters?|Knowledge|Records)["”]|["“”'‘’][^"“”'‘’\n]{0,40}\b(?:information|materials?|data|secrets?)["“”'‘’]|\b(?:confidential|proprietary) information (?:\w+ ){0,3}(?:means?|includes?|is|consists?|refers?|shall)\b|\b(?:any|all) information (?:which|that|disclosed|relating|concerning)\b|\b(?:is|are|be|deemed|considered|constitutes?|called) (?:\w+ ){0,2}(?:secret|confidential|proprietary) (?:information|materials?)\b/i,
  'missing.nda-exclusions':
    /\bpublic(?:ly)?\s+(?:known|available|domain|knowledge|information)\b|\bindependent(?:ly)? develop\w*|\balready (?:known|in|possess\w+)|\bgenerally known\b|\b(?:not|neither) (?:apply|extend|include)\b[^.]{0,60}\binformation\b|\bexclu(?:des?|ded|sions?)\b|\b(?:FERPA|HIPAA|student|patient|protected health)\b/i,
  'missing.nda-purpose':
    /\b(?:read|look at|study|review|examine)\b[^.]{0,30}\bonly (?:to|for|in)\b|\bpurposes?\b[^.]{0,80}\b(?:of|for)\b[^.]{0,60}\b(?:evaluat\w+|discuss\w+|transaction|project)\b|\b(?:not|only|solely|exclusively)\b[^.]{0,80}\bus(?:e|ed|ing)\b|\bus(?:e|ed|ing)\b[^.]{0,60}\b(?:only|solely|exclusively)\b/i,
  'missing.nda-term':
    /\b(?:years?|months?) (?:after|from|following|of)\b|\b(?:perpetu\w+|indefinite\w*|in force|remain in effect|surviv\w+)\b|\bterm of this\b|\bshall (?:expire|terminate)\b/i,
  'missing.nda-return':
    /\b(?:return(?:ed|s|ing)?|destr(?:oy|uct)\w*|surrender\w*|delet\w+|eras\w+|dispos(?:e|al|ed))\b[^.]{0,120}\b(?:information|materials?|copies|documents?|records|data|property|notes)\b|\breturn(?:ed)? (?:it|them|all|(?:the )?same)\b/i,
  'missing.nda-compelled':
    /\b(?:subpoenas?|compel\w*|legal process|legally (?:required|bound|obliged)|court orders?|order of (?:a|any|the) court|(?:required|ordered|obliged|obligated|requested) (?:by|under|pursuant|to be disclosed|to disclose)|requirements? of (?:law|an?|any|the) |operation of law|judicial|protective order|regulatory authorit\w+|freedom of information|public records)\b/i,
  'missing.employment-pay': /\b(?:salary|wages?|compensat\w+|remunerat\w+|hourly|paid|bonus)\b/i,
  'missing.employment-end': /\b(?:terminat\w+|at[- ]will|resign\w*|discharg\w+|dismiss\w*|severance)\b/i,
  'missing.protected-disclosures':
    /\b(?:whistle-?blow\w*|government\w* (?:agenc\w+|authorit\w+|entit\w+)|equal employment|eeoc|sec\b|law enforcement|immun\w+)/i,
  'missing.prior-inventions': /\b(?:prior|previous|pre-?existing|excluded) (?:inventions?|works?|developments?)\b/i,
  'missing.lease-premises': /\b(?:premises|property|apartment|unit|house|building|suite|equipment|vehicle|space)\b/i,
  'missing.lease-deposit': /\bdeposits?\b/i,
  'missing.lease-repairs': /\b(?:repair\w*|maint\w+)\b/i,
  'missing.lease-default': /\b(?:default\w*|breach\w*|evict\w*|remed(?:y|ies))\b/i,
  'missing.settlement-release': /\b(?:releas\w+|discharg\w+|waiv\w+|satisf\w+)\b/i,
  'missing.settlement-dismissal': /\b(?:dismiss\w*|discontinu\w+|withdraw\w*|vacat\w+)\b/i,
}

/** 'ﬁ' as one character, as some files have it. */
const spelledOut = (text: string): string => text.replace(/[ﬀ-ﬆ]/g, (sign) => sign.normalize('NFKC'))

/** Whether anything in a paper speaks of the clause that a 'missing.' check asks for. */
export const speaksOf = (document: CheckedDocument, id: string): boolean =>
  (subjects[id]?.test(spelledOut(document.text)) ?? false) || inFamily(document, id)
