import { type Asked, askedKinds, mostAsked } from '../asked.ts'
import type { Question } from './question.ts'

/** A case of somebody's, and no question of law alone. */
const ofCase =
  /\b(?:(?:my|our|the|a) client|we (?:represent|act for|are (?:suing|sued|defending))|my (?:landlord|tenant|employer|employee|neighbor|wife|husband|partner|contractor|insurer|company)|(?:I|we) (?:was|were|am|are|have|had|signed|received|want|wish|need)|was (?:served|fired|injured|arrested|evicted|sued|charged|terminated))\b/i
const isFederal =
  /\b(?:federal|united states|u\.?s\.?c\.?|c\.?f\.?r\.?|constitution\w*|amendment|congress|patent|copyright|bankruptcy|immigration|title vii|fed\. r\.|frcp|f\.r\.\w+\.?|supreme court of the united states)\b/i
const posture =
  /\b(?:complaint|answer(?:ed)? (?:is|was|the complaint)|motion|moved to|discovery|deposition|trial|verdict|judgment|appeal\w*|arraign\w*|indict\w*|plea|sentenc\w*|petition|hearing|mediation|arbitrat\w*|before (?:suit|filing)|not (?:yet )?(?:filed|sued)|filed|sued|served|settle\w*|injunction)\b/i
const timely =
  /\b(?:deadline|limitations?|too late|time-?barred|timely|how long|expire[sd]?|in time|still (?:sue|file|appeal)|days? to|statute of repose)\b/i
const dated =
  /\b(?:\d{1,2}\/\d{1,2}\/\d{2,4}|(?:19|20)\d\d|january|february|march|april|may \d|june|july|august|september|october|november|december|yesterday|today|(?:\d+|one|two|three|four|five|six|ten|thirty|sixty|ninety) (?:days?|weeks?|months?|years?) ago|last (?:week|month|year))\b/i
const represented =
  /\b(?:(?:my|our) client|(?:I|we) (?:represent|act for)|for the (?:plaintiff|defendant|tenant|landlord|employer|employee|buyer|seller|defense|prosecution|government)|my (?:landlord|tenant|employer|employee|neighbor|insurer)|I (?:am|was|signed|received))\b/i

/**
 * What a question of a case leaves out and an answer turns on. What it gives is not asked for, whoever misses it.
 * @param byModel what a model misses in it
 */
export function missingIn(
  { text, states, citations }: Pick<Question, 'text' | 'states' | 'citations'>,
  byModel: readonly Asked[] = [],
): Asked[] {
  const [isCase, isTimely] = [ofCase.test(text), timely.test(text)]
  const gives: Record<Asked, boolean> = {
    jurisdiction: states.length > 0 || citations.length > 0 || isFederal.test(text),
    client: represented.test(text),
    dates: dated.test(text),
    posture: posture.test(text),
  }
  const needs: Record<Asked, boolean> = {
    jurisdiction: isCase || isTimely,
    client: isCase,
    dates: isCase && isTimely,
    posture: isCase,
  }
  return askedKinds.filter((kind) => !gives[kind] && (needs[kind] || byModel.includes(kind))).slice(0, mostAsked)
}
