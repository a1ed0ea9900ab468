import type { AbbreviationAt } from '../lexicon/abbreviations-at.ts'
import { abbreviationsAt } from '../lexicon/abbreviations-at.ts'
import { lexicon } from '../lexicon/lexicon.ts'
import { isDigit, isUpper, isWord, skipGap } from '../read/characters.ts'
import { bareCoreAt } from './bare-core.ts'
import { codeCoreAt } from './code-core.ts'
import { constitutionCoreAt } from './constitution-core.ts'
import type { Core, LawCore, WordCore } from './core.ts'
import { docketCoreAt } from './docket-core.ts'
import { pageCoreAt } from './page-core.ts'
import { ruleOfCoreAt } from './rule-of-core.ts'
import { sectionEnd } from './section.ts'
import { sectionOfCoreAt } from './section-of-core.ts'
import { sessionCoreAt } from './session-core.ts'
import { numberMayStart } from './volume.ts'

/** Every core of a citation in `text`, in order; none overlaps another. One pass, each step bounded. */
export const coresIn = (text: string): Core[] => {
  const cores: Core[] = []
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    let core: Core | null = null
    if (isDigit(unit)) {
      if (numberMayStart(text, i)) core = numberCoreAt(text, i)
      if (!core) {
        while (isDigit(text.charCodeAt(i + 1))) i++
        continue
      }
    } else if (isUpper(unit)) {
      if (i > 0 && isWord(text.charCodeAt(i - 1))) continue
      core =
        unit === 83 || unit === 73
          ? (shortWordAt(text, i, unit + 32) ?? sectionOfCoreAt(text, i) ?? wordCoreAt(text, i))
          : ((unit === 82 ? ruleOfCoreAt(text, i) : null) ?? wordCoreAt(text, i))
    } else if (unit === 0xa7 || unit === 115 || unit === 105) {
      if (unit !== 0xa7 && (isWord(text.charCodeAt(i - 1)) || !begins(unit, text.charCodeAt(i + 1)))) continue
      core = (unit === 105 ? null : sectionOfCoreAt(text, i)) ?? shortWordAt(text, i, unit)
    }
    if (!core) continue
    cores.push(core)
    i = core.end - 1
  }
  return cores
}

/** Whether a word that begins so may be "id.", "ibid.", "supra" or "section". */
const begins = (first: number, second: number): boolean =>
  first === 105 ? second === 100 || second === 98 : second === 117 || second === 101

const numberCoreAt = (text: string, at: number): Core | null =>
  docketCoreAt(text, at) ?? titleCoreAt(text, at) ?? sessionCoreAt(text, at) ?? pageCoreAt(text, at)

const titleBefore = /(\d{1,4}(?:-\d{1,5}){0,2})(,?)/y

const titleCoreAt = (text: string, at: number): LawCore | null => {
  titleBefore.lastIndex = at
  const [, title = '', comma] = titleBefore.exec(text) ?? []
  if (title === '') return null
  const from = skipGap(text, titleBefore.lastIndex)
  for (const hit of abbreviationsAt(lexicon(), text, from)) {
    const fits = hit.entries.some(
      (entry) => entry.of === 'code' && entry.code.titleFirst && (!comma || entry.code.id === 'usc'),
    )
    const core = fits ? codeCoreAt(text, hit, comma ? titleWordBefore(text, at) : at, title) : null
    if (core) return core
    // A longer abbreviation that fits a volume and a page stands before a shorter one that is a code.
    if (hit.entries.some((entry) => (entry.of === 'code' ? entry.code.paged : entry.of !== 'place'))) return null
  }
  return null
}

/** "Title 18, United States Code, Section 1343" begins at its first word. */
const titleWordBefore = (text: string, at: number): number => {
  const word = /[Tt]itle\s{1,3}$/.exec(text.slice(Math.max(0, at - 9), at))?.[0]
  return at - (word?.length ?? 0)
}

const wordCoreAt = (text: string, at: number): Core | null => {
  for (const hit of abbreviationsAt(lexicon(), text, at)) {
    const core = codeCoreAt(text, hit, at, null) ?? ofPlace(text, hit) ?? bareCoreAt(text, hit)
    if (core) return core
  }
  return null
}

const ofPlace = (text: string, hit: AbbreviationAt): LawCore | null => {
  for (const entry of hit.entries)
    if (entry.of === 'place') {
      const core = constitutionCoreAt(text, hit, entry.place)
      if (core) return core
    }
  return null
}

const idWord = /[Ii]d\.|[Ii]bid(?:\.|\b)|[Ii]dem\b/y
const supraWord = /[Ss]upra\b[.,]?/y
const sectionSign = /§{1,2}\s{0,3}/y

const shortWordAt = (text: string, at: number, first: number): WordCore | null => {
  const [what, pattern] =
    first === 105
      ? (['id', idWord] as const)
      : first === 0xa7
        ? (['section', sectionSign] as const)
        : (['supra', supraWord] as const)
  pattern.lastIndex = at
  if (!pattern.test(text)) return null
  let end = pattern.lastIndex
  if (what === 'section') end = Math.max(sectionEnd(text, end), at + 1)
  if (what === 'supra' && /[.,]/.test(text[end - 1] ?? '')) end--
  return { what, start: at, end }
}
