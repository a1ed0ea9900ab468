import { Document, Packer } from 'docx'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { address } from './parts.ts'
import { leadsToPublisher } from './publishers.ts'

const known = [
  'https://www.courtlistener.com/opinion/108713/roe-v-wade/',
  'https://www.ecfr.gov/current/title-24/section-5.9',
  'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section1983&num=0',
  'https://www.law.cornell.edu/rules/frcp/rule_11',
  'https://constitution.congress.gov/constitution/amendment-14/',
]

const others = [
  'https://courts.example/opinion/1',
  'https://www.courtlistener.com.evil.example/opinion/1/',
  'https://evilcourtlistener.com/opinion/1/',
  'https://www.courtlistener.com@evil.example/',
  'https://somebody@www.courtlistener.com/',
  'https://www.courtlistener.com:8443/opinion/1/',
  'https://www.courtlistener.com\\.evil.example/',
  'https://www.cоurtlistener.com/opinion/1/',
  'https://WWW.COURTLISTENER.COM/opinion/1/',
  'https://www.courtlistener.com/../opinion/1/',
  'https://www.courtlistener.com/opinion/1/ and more',
  'https://www.courtlistener.com/\u202Egpj.exe',
  `https://www.courtlistener.com/${'a'.repeat(600)}`,
  'http://www.courtlistener.com/opinion/1/',
  'javascript:alert(1)//https://www.courtlistener.com/',
  'file:///etc/passwd',
  '',
]

test.each(known)('a file leads to %s', (url) => expect(leadsToPublisher(url)).toBe(true))
test.each(others)('a file does not lead to %j', (url) => expect(leadsToPublisher(url)).toBe(false))

test('a link says where it leads, and what is no link stands as words', async () => {
  const children = [...known, ...others].map((url) => address('View at source', url))
  const parts = unzipSync(new Uint8Array(await Packer.toArrayBuffer(new Document({ sections: [{ children }] }))))
  const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array()).replaceAll('&amp;', '&')
  const targets = [...read('word/_rels/document.xml.rels').matchAll(/Target="([^"]*)" TargetMode="External"/g)]
  expect(targets.map(([, target]) => target)).toEqual(known)
  const shown = [...read('word/document.xml').matchAll(/<w:hyperlink.*?<\/w:hyperlink>/gs)].map(([link]) =>
    link.replace(/<[^>]+>/g, ''),
  )
  expect(shown).toEqual(known)
  expect(read('word/document.xml')).toContain('https://courts.example/opinion/1')
})
