import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readStarter } from './read-starter.ts'

/** A section of the United States Code as the shared texts hold it. */
interface Section {
  citation: string
  heading: string
  text: string
}

const sections = join(process.env.TEST_DATA ?? '', 'law/us_code_sections.jsonl.gz')
const hasData = process.env.TEST_DATA !== undefined && existsSync(sections)
if (!hasData) console.warn('TEST_DATA is not set: the starter statutes are not compared with the United States Code.')

/** How a citation of each kind looks, and the page that it leads to. */
const forms: Record<string, { citation: RegExp; url: RegExp }> = {
  statute: {
    citation: /^(?<title>\d+) U\.S\.C\. § (?<section>\d[\dA-Za-z]*(-\d+)?)$/,
    url: /^https:\/\/uscode\.house\.gov\/view\.xhtml\?req=granuleid:USC-prelim-title(?<title>\d+)-section(?<section>[\w-]+)&num=0&edition=prelim$/,
  },
  regulation: {
    citation: /^(?<title>\d+) C\.F\.R\. § (?<section>\d+\.\d+(b-\d+)?)$/,
    url: /^https:\/\/www\.ecfr\.gov\/current\/title-(?<title>\d+)\/section-(?<section>[\w.-]+)$/,
  },
  rule: {
    citation: /^Fed\. R\. (?<title>Civ\. P|Evid|App\. P|Crim\. P)\. (?<section>\d+)$/,
    url: /^https:\/\/www\.law\.cornell\.edu\/rules\/(?<title>frcp|fre|frap|frcrmp)\/rule_(?<section>\d+)$/,
  },
  constitution: {
    citation: /^U\.S\. Const\. (?<title>art|amend)\. (?<section>[IVX]+)$/,
    url: /^https:\/\/constitution\.congress\.gov\/constitution\/(?<title>article|amendment)-(?<section>\d+)\/$/,
  },
}

const sameTitle: Record<string, string> = {
  ...{ 'Civ. P': 'frcp', Evid: 'fre', 'App. P': 'frap', 'Crim. P': 'frcrmp' },
  ...{ art: 'article', amend: 'amendment' },
}

const worth: Record<string, number> = { I: 1, V: 5, X: 10 }
/** "XIV" gives "14"; what is not a Roman numeral stays as it is. */
const arabic = (numeral: string) =>
  /^[IVX]+$/.test(numeral)
    ? String(
        [...numeral]
          .map((letter) => worth[letter] ?? 0)
          .reduce((sum, value, at, all) => sum + (value < (all[at + 1] ?? 0) ? -value : value), 0),
      )
    : numeral

const files = (await readStarter()).filter((file) => file.set === 'statutes')
const enacted = files.flatMap(({ authority }) => (authority.kind === 'case' ? [] : [authority]))

const words = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
const runs = (text: string, length: number) => {
  const all = words(text)
  return all.slice(0, Math.max(0, all.length - length + 1)).map((_, at) => all.slice(at, at + length).join(' '))
}

describe('the statutes of the starter set', () => {
  test('are federal enactments', () => {
    expect(enacted).toHaveLength(files.length)
    expect(enacted.length).toBeGreaterThan(120)
    expect(enacted.filter((it) => it.jurisdiction !== 'us')).toEqual([])
  })

  test('are cited as their kind is, and link to the page of that very section, rule or clause', () => {
    for (const { kind, citation, url } of enacted) {
      const cited = forms[kind]?.citation.exec(citation)?.groups
      const linked = forms[kind]?.url.exec(url)?.groups
      expect(cited, `${citation} is not in the form of a ${kind}`).toBeDefined()
      const { title = '', section = '' } = cited ?? {}
      expect({ ...linked }, citation).toEqual({ title: sameTitle[title] ?? title, section: arabic(section) })
    }
  })

  test('no two have the same title', () => {
    const titles = enacted.map((it) => it.title)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })
})

describe.runIf(hasData)('the facts of the statutes (skipped without TEST_DATA)', () => {
  const lines = hasData ? gunzipSync(readFileSync(sections)).toString('utf8').trim().split('\n') : []
  const code = new Map(lines.map((line) => JSON.parse(line) as Section).map((it) => [it.citation, it]))
  const titles = new Set([...code.keys()].map((citation) => citation.split(' ')[0]))
  const covered = enacted.filter((it) => it.kind === 'statute' && titles.has(it.citation.split(' ')[0] ?? ''))

  test('every section of a title whose text is shared exists there', () => {
    expect(covered.length).toBeGreaterThan(80)
    expect(covered.filter((it) => !code.has(it.citation)).map((it) => it.citation)).toEqual([])
  })

  test('its title ends with the heading of the section, or with the part of it before a semicolon', () => {
    const subject = (text: string) => words(text.replace(/^Same; /, '')).join(' ')
    const differ = covered.filter(({ citation, title }) => {
      const heading = code.get(citation)?.heading ?? ''
      const parts = heading.split(';').map((_, at, all) => subject(all.slice(0, at + 1).join(';')))
      return !parts.some((part) => part !== '' && subject(title).endsWith(part))
    })
    expect(differ.map((it) => [it.citation, it.title])).toEqual([])
  })

  test('no eight words in a row are those of the section', () => {
    const taken = covered.flatMap(({ citation, content, keyPoints }) => {
      const text = new Set(runs(code.get(citation)?.text ?? '', 8))
      return [content, ...(keyPoints ?? [])].flatMap((own) => runs(own, 8)).filter((run) => text.has(run))
    })
    expect(taken).toEqual([])
  })

  test('every sum of money named is in the section', () => {
    const sums = (text: string) => [...text.matchAll(/\$\d+(,\d{3})*/g)].map(([sum]) => sum)
    const absent = covered.flatMap(({ citation, content, keyPoints }) =>
      sums([content, ...(keyPoints ?? [])].join(' ')).filter(
        (sum) => !sums(code.get(citation)?.text ?? '').includes(sum),
      ),
    )
    expect(absent).toEqual([])
  })
})
