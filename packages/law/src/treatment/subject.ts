import { adverbs, beings, decisions, determiner, joiners, noDecisions, parts, pronouns } from './lexicon.ts'
import { sign, type Token } from './line.ts'
import { meant } from './meant.ts'
import { beforeRelative, listAfter } from './object.ts'
import { isSign, type Memory, type Named, rowAfter, rowBefore } from './rows.ts'

const farthest = 60
const adjunct =
  /^(?:to|insofar|so|in|since|because|as|although|while|under|after|by|for|if|even|whatever|with|given|despite|unlike|like|see)$/
const saying =
  /^(?:conclude|hold|say|think|believe|agree|find|decide|declare|feel|argue|argued|argues|contends?|contended|suggests?|suggested|satisfied|convinced|opinion|held|said|is|view|persuaded|clear|doubt|conclusion|proposition|fact|position|argument|contention|contend|argues|insists|insist)$/

/** The decisions that are the subject of what is said from `at` on. */
export function subjectOf(tokens: readonly Token[], at: number, memory: Memory): Named | null {
  let end = at - 1
  while (end >= 0 && /^[,()\-–—"“”']$/.test((tokens[end] as Token).word)) end--
  const near = tokens[end]
  if (!near) return null
  if (near.word === sign) return withoutAside(tokens, end)
  if (pronouns.has(near.word)) return meant(near.word, tokens, end, memory)
  if (near.word === 'latter' && tokens[end - 1]?.word === 'the') return meant('it', tokens, end - 1, memory)
  const first = near.word === 'and' ? subjectOfFirst(tokens, end) : -1
  if (first >= 0) return subjectOf(tokens, first + 1, memory)
  const start = clauseStart(tokens, end)
  if (near.word === 'which' || near.word === 'that') return beforeRelative(tokens, end - 1)
  // 'The Roe case, being a derelict in the stream of the law, is overruled.'
  if (tokens[at - 1]?.word === ',') {
    const aside = asideStart(tokens, end)
    const named = aside > 0 ? subjectOf(tokens, aside, memory) : null
    if (named) return named
    if (!decisions.has(near.word)) return aside > 0 ? null : firstNamed(tokens, start, end)
  }
  if (noDecisions.has(near.word)) return null
  const measured = soMuchOf(tokens, start, end)
  if (measured) return measured
  const there = takenThere(tokens, start, end)
  if (there !== null) return meant('it', tokens, there, memory)
  if (decisions.has(near.word) || parts.has(near.word)) {
    for (let i = end - 1; i >= Math.max(start, end - 4); i--) if (isSign(tokens[i])) return rowBefore(tokens, i)
    const lead = tokens.slice(Math.max(start, end - 3), end).map(({ word }) => word)
    if (lead.includes('following')) return listAfter(tokens, end)
    if (lead.some((word) => /^(?:an?|any|no|every|another|other|such|what|whatever)$/.test(word))) return null
    if (
      decisions.has(near.word) &&
      !lead.some((word) => determiner.test(word)) &&
      !(lead.includes('the') && /^(?:case|decision|precedent)s?$/.test(near.word))
    )
      return null
    if (decisions.has(near.word))
      return meant(lead.some((word) => /^(?:those|these|both)$/.test(word)) ? 'those' : near.word, tokens, end, memory)
  }
  return firstNamed(tokens, start, end)
}

/** 'It was wrongly decided and should be overruled': where the subject of the first verb stands; below 0 if not at once. */
function subjectOfFirst(tokens: readonly Token[], and: number): number {
  let at = and - 1
  while (
    at > 0 &&
    at > and - 7 &&
    (beings.has((tokens[at] as Token).word) ||
      adverbs.has((tokens[at] as Token).word) ||
      /(?:ed|ly)$|^(?:wrong|mistaken|erroneous|unsound)$/.test((tokens[at] as Token).word))
  )
    at--
  return at < and - 1 && tokens[at]?.word === 'it' ? at : -1
}

/** 'The position there taken, that the bonds are void, must be regarded as overruled', 'the views therein expressed'. */
function takenThere(tokens: readonly Token[], start: number, end: number): number | null {
  for (let i = Math.max(start, end - farthest) + 1; i <= end; i++) {
    const [before, { word }, after] = [tokens[i - 1], tokens[i] as Token, tokens[i + 1]]
    if (word === sign) return null
    if (!/^there(?:in)?$/.test(word) || !/^(?:\w+ed|taken|laid|held|said|made|set)$/.test(after?.word ?? '')) continue
    if (before && (decisions.has(before.word) || parts.has(before.word) || before.word === 'position')) return i
  }
  return null
}

/** 'So much of X as holds the contrary is overruled', 'what was said in X to the contrary is disapproved'. */
function soMuchOf(tokens: readonly Token[], start: number, end: number): Named | null {
  for (let i = start; i < Math.min(end, start + 4); i++) {
    const words = tokens.slice(i, i + 5).map(({ word }) => word)
    const opens =
      /^(?:so much of|(?:what|whatever|all that|anything) (?:was |is |we |the court )?(?:said|held|decided|stated))\b/
    if (!opens.test(words.join(' '))) continue
    for (let k = i + 2; k < Math.min(end, i + 9); k++) if (isSign(tokens[k])) return rowBefore(tokens, k)
  }
  return null
}

/** 'In accordance with Y, X and Z are overruled': Y belongs to what stands before. */
function withoutAside(tokens: readonly Token[], end: number): Named {
  const row = rowBefore(tokens, end)
  if (row.authorities.length < 2) return row
  const start = clauseStart(tokens, row.at)
  const isAside =
    adjunct.test(tokens[start]?.word ?? '') && !tokens.slice(start, row.at).some(({ word }) => word === ',')
  return isAside && tokens[row.at + 1]?.word === ',' ? { ...row, authorities: row.authorities.slice(1) } : row
}

/** Where an aside begins that ends at `end`: 'X, insofar as it held that the tax was valid, is overruled'. */
function asideStart(tokens: readonly Token[], end: number): number {
  for (let i = end - 1; i > 0 && i > end - 40; i--)
    if (
      (tokens[i] as Token).word === ',' &&
      /^(?:insofar|in|so|to|which|being|as|if|having|although|though|itself|decided|with|at|above|supra|cited|ante|upholding|holding|however|of|on)$/.test(
        tokens[i + 1]?.word ?? '',
      )
    )
      return i
  return -1
}

function clauseStart(tokens: readonly Token[], end: number): number {
  for (let i = end; i >= 0 && i > end - farthest; i--) {
    const { word } = tokens[i] as Token
    if (word === ';' || word === ':') return i + 1
    if ((word === 'that' || word === 'whether') && saying.test(tokens[i - 1]?.word ?? '')) return i + 1
  }
  return Math.max(0, end - farthest)
}

/** The first decision of a clause where it begins with one: 'the ruling in X, so far as it holds the tax valid, is'. */
function firstNamed(tokens: readonly Token[], start: number, end: number): Named | null {
  let from = start
  let isAside = false
  while (from < end) {
    // 'In the light of X, Y, and Z, the statements are': what follows in its row belongs to it.
    const { word } = tokens[from] as Token
    isAside = adjunct.test(word) || (isAside && (word === sign || joiners.has(word)) && word !== 'the')
    let comma = from
    while (comma < end && (tokens[comma] as Token).word !== ',') comma++
    if (!isAside)
      for (let i = from; i <= Math.min(end, from + 14); i++) {
        if (isSign(tokens[i])) return { ...rowAfter(tokens, i), at: i, certainty: i - from < 9 ? 0.92 : 0.8 }
        if (/^(?:we|i|he|court|petitioner|respondent)$/.test((tokens[i] as Token).word)) break
      }
    from = comma + 1
  }
  return null
}
