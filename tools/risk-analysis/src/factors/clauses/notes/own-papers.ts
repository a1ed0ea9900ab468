import { claims } from '../../factor.ts'
import type { ClauseRule } from '../rule.ts'

const party =
  "(?<who>[Oo]ur|[Mm]y|[Tt]heir|[Ii]ts|[Hh]is|[Hh]er|(?:(?:[Oo]ur|[Tt]he|[Mm]y) )?(?:[\\w’'-]{1,24} ){0,2}?[\\w’'-]{1,24}(?:['’]s|s['’]))"
const paper =
  '(?:e-?mails?|records?|logs?|memos?|policy|policies|manual|handbook|guidelines?|protocols?|audit|report|minutes|notes?|letters?|texts?|invoices?|ledgers?|books|spreadsheet|database|data|drawings?|specifications?|test results?|inspection (?:report|sheet)|incident report|personnel file|website|brochure|survey|tax returns?|bank statements?)'
const staff =
  '(?:manager|supervisor|foreman|employees?|clerk|engineer|bookkeeper|accountant|assistant|partner|officer|director|president|owner|HR (?:manager|director|person)|investigator|auditor|inspector|adjuster|driver|crew|nurse|technician|salesman|agent|project manager|superintendent|custodian)'
const says =
  '(?:shows?|showed|says?|said|admits?|admitted|concedes?|conceded|acknowledges?|acknowledged|agrees?|agreed|lists?|listed|records?|recorded|notes?|noted|confirms?|confirmed|found|wrote|calls?|called|flagged|warned|requires?|required|forbids?|put|puts|reported|testified|told)'
const expert = '(?:expert|appraiser|reviewer|consultant|surveyor|accident reconstructionist)'
const yields =
  "(?:admits?|admitted|concedes?|conceded|acknowledges?|acknowledged|agrees?|agreed|could(?: not|n['’]t) (?:say|rule out|deny|support))"

/** 'The store’s own log shows …', 'their own manager wrote …': a writer says 'own' of what speaks against whoever has it. */
export const ownPapers: readonly ClauseRule[] = [
  {
    factor: 'own-papers',
    types: claims,
    words: new RegExp(
      `(?:^|[.;,:] |\\b(?:and|but|that|while) )(?:[Ii]n )?${party} own (?:[\\w-]+ ){0,2}?(?:${paper}|${staff})\\b[^.;]{0,40}?\\b${says}\\b`,
    ),
    // Said for whoever has it: what was done, or that nothing was wrong.
    but: /\b(?:if|might|alleges?|claims? (?:that|to)|nothing wrong|no (?:defects?|problems?|fault|sign|evidence|record|complaints?)|on time|in full|fine|safe|properly|correct(?:ly)?|within|complied|met|passed|swept|inspected|mopped|cleaned|checked|self-serving|did(?: not|n['’]t)|does(?: not|n['’]t)|was(?: not|n['’]t)|were(?: not|n['’]t)|never|neither|nobody|no one)\b/i,
    saidBy: /\b(?:says?|said|told|wrote|testified|agree[sd]?|calls?|called)\b/i,
  },
  {
    factor: 'own-papers',
    types: claims,
    words: new RegExp(
      `(?:^|[.;,:] |\\b(?:and|but|that|while) )${party} own (?:[\\w-]+ ){0,2}?${expert}\\b[^.;]{0,40}?\\b${yields}\\b`,
    ),
    but: /\b(?:if|might|alleges?|claims? (?:that|to)|did(?: not|n['’]t) (?:admit|concede|agree))\b/i,
    saidBy: /\b(?:agree[sd]?|could|concede[sd]?|admit(?:s|ted)?|acknowledge[sd]?)\b/i,
  },
  {
    // Asked for it under oath or in discovery, somebody has none.
    factor: 'unproved',
    types: claims,
    words:
      /(?:^|[.;,] |\b(?:and|but|that) )(?<who>[Hh]e|[Ss]he|[Tt]hey|[Ww]e|(?:(?:[Oo]ur|[Tt]he|[Mm]y) )?(?:clients?|plaintiffs?|defendants?|claimant|landlord|tenant|employer|bank|seller|buyer|company)|[A-Z][\w’'-]{1,24}) (?:cannot|can['’]t|could not|couldn['’]t|was unable to|were unable to|is unable to) (?:name|point to|identify|produce|cite|offer|come up with|document) (?:a single|any|one|even one|anything|anyone|anybody|a)\b/,
    but: /\b(?:if|might|alleges?|yet|until|before discovery|because (?:the|they|he|she))\b/i,
  },
]
