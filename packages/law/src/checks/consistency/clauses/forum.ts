import type { CheckedDocument } from '../../check.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

const anything =
  /\b(?:any|all|every|each)\b.{0,40}\b(?:disputes?|claims?|controvers(?:y|ies)|suits?|lawsuits?|actions?|proceedings?|disagreements?)\b|^(?:\W{0,4}[\d.()]{0,8}\s?)?(?:[A-Z][\w ]{2,30}\.\s)?disputes? shall\b/i
const arbitrates = /\b(?:shall|will|must|is to|are to|is|are)\b.{0,100}\b(?:arbitrat(?:ion|ed|ors?))\b/i
const inCourt =
  /\bexclusive(?:ly)?\b.{0,60}\b(?:jurisdiction|courts?|superior|venue)\b|\b(?:brought|heard|litigated|commenced|tried)\b.{0,20}\b(?:only|exclusively)\b.{0,60}\bcourts?\b|\bcourts?\b.{0,120}\bexclusive jurisdiction\b|\b(?:brought|heard|litigated|commenced|tried|decided|resolved|filed)\b.{0,20}\b(?:only|exclusively|solely)\b.{0,60}\bcourts?\b|\bcourts?\b.{0,60}\b(?:hears?|decides?|tr(?:y|ies)|resolves?)\b.{0,20}\b(?:every|all|any|each)\b|\b(?:only|no other)\b.{0,30}\bcourts?\b.{0,60}\b(?:may|shall|will) (?:hear|decide|try)\b/i
/** The two do not meet: one is for what the other leaves. */
const apart =
  /\b(?:except|unless|other than|subject to|if|enforce\w{0,4}|award|injuncti\w{1,3}|equitable|provisional|interim|aid of|confirm\w{0,6}|compel|small claims|may be submitted|not (?:subject to|resolved|arbitra\w{1,6})|to the extent|without limiting|notwithstanding|intellectual property|court of arbitration|permitted|pending|waiv\w{1,3} (?:of )?the right)\b/i

/** What follows an award anyway. */
const onAward =
  /\b(?:and |with )?(?:any )?judgment (?:up)?on (?:the|any|an) (?:arbitration )?award\b[^.;]{0,160}|\bto enforce (?:the|an|any) award\b$/gi

/** All disputes go to arbitration, and all go to court. */
export const forumsDiffer = (document: CheckedDocument): Contradiction[] => {
  const said = readingOf(document)
    .binding.filter(({ text }) => text.length < 900)
    .map((sentence) => ({ ...sentence, text: sentence.text.replace(onAward, ' ') }))
  const one = said.find(
    ({ text }) => arbitrates.test(text.slice(0, longest)) && anything.test(text) && !apart.test(text),
  )
  const other = said.find(
    ({ text }) =>
      inCourt.test(text.slice(0, longest)) && !/\barbitra/i.test(text) && anything.test(text) && !apart.test(text),
  )
  const excepts = said.some(
    ({ text }) =>
      /\barbitra/i.test(text) &&
      /\b(?:except|notwithstanding|other than|injuncti\w{1,3}|provisional|small claims|enforc\w{1,5} (?:of )?(?:the|any|an) award)\b/i.test(
        text,
      ),
  )
  return one && other && !excepts
    ? [
        {
          places: [one, other],
          message: 'One clause sends every dispute to arbitration; another sends every dispute to the courts.',
        },
      ]
    : []
}
