import { sentencesOf, separateOpinions } from '@casewright/law'
import type { Opinion } from '../truth/data.ts'
import { type Chance, chanceOf } from '../truth/random.ts'

/** A citation with a quotation, as a brief has it. */
export interface Planted {
  kind: string
  text: string
  /** What has to be found: words that do not stand there, a page on which they do not. Null: all is right. */
  wrong: 'quotation' | 'pin cite' | null
}

interface Paged {
  start: number
  end: number
  page: number
}

const usual = /^(\d+) U\.S\. (\d+)$/

/** The pages of an opinion by its own marks, one after the other from the first. */
function pagesIn({ text, citations }: Opinion): Paged[] {
  const [, , first] = citations.map((cite) => usual.exec(cite)).find(Boolean) ?? []
  const pages: Paged[] = []
  for (const found of text.matchAll(/\*(\d{1,4})\b/g)) {
    const page = Number(found[1])
    const last = pages.at(-1)
    if (last ? page === last.page + 1 : page >= Number(first) && page <= Number(first) + 3) {
      if (last) last.end = found.index
      pages.push({ start: found.index, end: text.length, page })
    }
  }
  return pages.length >= 4 ? pages : []
}

const swaps = [
  [/\bmay\b/, 'must'],
  [/\bmust\b/, 'may'],
  [/\ball\b/, 'most'],
  [/\band\b/, 'or'],
  [/\bplaintiff\b/, 'defendant'],
  [/\bState\b/, 'county'],
  [/\bpublic\b/, 'private'],
  [/\bpower\b/, 'duty'],
  [/\bright\b/, 'privilege'],
  [/\blaw\b/, 'custom'],
  [/\bcourt\b/i, 'jury'],
  [/\bevidence\b/, 'testimony'],
] as const

const ways: Record<string, (words: string, chance: Chance) => string | null> = {
  'a word changed': (words, chance) => {
    const fitting = swaps.filter(([one]) => one.test(words))
    if (fitting.length === 0) return null
    const [from, to] = chance.pick(fitting)
    return words.replace(from, to)
  },
  'a denial put in': (words) =>
    /\b(?:is|are|was|may|can|must)\b/.test(words) && !/\bnot\b/.test(words)
      ? words.replace(/\b(is|are|was|may|can|must)\b/, '$1 not')
      : null,
  'a denial left out': (words) =>
    /\b(?:is|are|was|may|can|must|does|do) not\b/.test(words) ? words.replace(/ not\b/, '') : null,
  'words left out without a mark': (words) => {
    const all = words.split(' ')
    return all.length < 16 ? null : [...all.slice(0, 6), ...all.slice(10)].join(' ')
  },
  'words put in': (words) => {
    const all = words.split(' ')
    return [...all.slice(0, 5), 'clearly', 'and', 'always', ...all.slice(5)].join(' ')
  },
}

interface Quoted {
  title: string
  cite: string
  page: number
  words: string
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** How briefs say whose words they quote. */
const forms = {
  'the citation behind it': ({ title, cite, page, words }) => `The Court said: “${words}.” ${title}, ${cite}, ${page}.`,
  'introduced by its citation': ({ title, cite, page, words }) =>
    `In ${title}, ${cite}, ${page}, the Court held that “${lower(words)}.” The same holds here.`,
  'in the sentence after it': ({ title, cite, page, words }) =>
    `The point is settled. See ${title}, ${cite}, ${page}. There, the Court explained that “${lower(words)}.” No more is asked here.`,
  'with the citation as its subject': ({ title, cite, page, words }) =>
    `As ${title}, ${cite}, ${page}, puts it, “${lower(words)},” and the motion has no answer to that.`,
  'as a block, the citation below': ({ title, cite, page, words }) =>
    `The Supreme Court put the rule so:\n\n${words}.\n\n${title}, ${cite}, ${page}. The motion has no answer to that.`,
  'as a block, the citation before': ({ title, cite, page, words }) =>
    `In ${title}, ${cite}, ${page}, the Court wrote:\n\n${words}.\n\nThe motion has no answer to that.`,
  'three words, the citation behind them': ({ title, cite, page, words }) =>
    `The rule rests on “${words}.” ${title}, ${cite}, ${page}. The motion has no answer to that.`,
  'set in from both sides, without a colon': ({ title, cite, page, words }) =>
    `The rule is an old one, and it has been followed in every court of the country for many years\nwithout a single exception that anybody has been able to name so far.\n\n${setIn(words)}.\n\n${title}, ${cite}, ${page}. The motion has no answer to that.`,
} satisfies Record<string, (quoted: Quoted) => string>

/** In lines of some length, each behind eight spaces. */
const setIn = (words: string): string =>
  words.replace(/(?:\S+ ?){1,8}/g, (line) => `        ${line.trim()}\n`).trimEnd()
type Form = keyof typeof forms

/** Three words of a sentence around one that is changed, else its third to fifth. */
function threeOf(words: string): string {
  const all = words.split(' ')
  const at = all.findIndex((word) => swaps.some(([one]) => one.test(word) && !/[,;:]/.test(word)))
  const from = at < 1 ? 2 : Math.min(at - 1, all.length - 3)
  return all
    .slice(from, from + 3)
    .join(' ')
    .replace(/[,;:]$/, '')
}

/** What briefs would quote from opinions whose pages are known: with words changed, with wrong pages, and as it stands. */
export function plantedQuotations(opinions: readonly Opinion[], count: number): Planted[] {
  const chance = chanceOf('planted')
  const sources = opinions.flatMap((opinion) => {
    const pages = pagesIn(opinion)
    const cite = opinion.citations.find((one) => usual.test(one))
    if (pages.length === 0 || !cite) return []
    const separate = separateOpinions(opinion)
    const own = (start: number) => !separate.some((one) => start >= one.start && start < one.end)
    const sentences = sentencesOf(opinion).flatMap(({ start, end, text }) => {
      const on = pages.find((page) => page.start <= start && end <= page.end)
      const words = text.split(' ')
      const isPlain = /^[A-Z][^“”"*[\]()§\d]*[a-z]\.$/.test(text) && words.length >= 14 && words.length <= 34
      return on && isPlain && own(start) ? [{ words: text.replace(/\.$/, ''), page: on.page }] : []
    })
    return sentences.length > 3 ? [{ opinion, cite, pages, sentences }] : []
  })
  const each = Math.ceil(count / (Object.keys(ways).length + 2))
  const planted: Planted[] = []
  const draw = (
    kind: string,
    wrong: Planted['wrong'],
    make: (words: string, page: number, pages: readonly Paged[]) => [string, number] | null,
    form: Form = 'the citation behind it',
  ) => {
    let made = 0
    for (let tries = 0; made < each && tries < each * 60 && sources.length > 0; tries++) {
      const { opinion, cite, pages, sentences } = chance.pick(sources)
      const { words, page } = chance.pick(sentences)
      const [quotation, pin] = make(words, page, pages) ?? []
      if (quotation === undefined || pin === undefined) continue
      planted.push({
        kind,
        wrong,
        text: forms[form]({ title: opinion.title, cite, page: pin, words: quotation }),
      })
      made++
    }
  }
  for (const [kind, way] of Object.entries(ways))
    draw(kind, 'quotation', (words, page) => {
      const changed = way(words, chance)
      return changed === null || changed === words ? null : [changed, page]
    })
  draw('another page of the case', 'pin cite', (words, page, pages) => {
    const { page: other } = chance.pick(pages)
    return Math.abs(other - page) < 1 ? null : [words, other]
  })
  draw('as it stands', null, (words, page) => [words, page])
  for (const form of Object.keys(forms).slice(1) as Form[]) {
    const cut = form.startsWith('three') ? threeOf : (words: string) => words
    const changed = (words: string, page: number): [string, number] | null => {
      const way = cut === threeOf ? ways['a word changed'] : chance.pick(Object.values(ways))
      const other = way?.(cut(words), chance) ?? null
      return other === null || other === cut(words) ? null : [other, page]
    }
    draw(`${form}: changed in one of these ways`, 'quotation', changed, form)
    draw(`${form}: as it stands`, null, (words, page) => [cut(words), page], form)
  }
  return planted
}
