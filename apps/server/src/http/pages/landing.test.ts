import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../platform/log/log.ts'
import { createContent } from './content.ts'
import { createLanding, type LandingDocument } from './landing.ts'

const frame = '<title>{{title}}</title><div id="root"><!--page--></div><!--content-->'
const renderer = 'export const renderLanding = ({ site }) => `<h1>${site.hero.headline}</h1>`'

let folder: string
let landing: () => Promise<LandingDocument | undefined>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-landing-'))
  await mkdir(join(folder, '.server'))
  await mkdir(join(folder, 'content'))
  const content = createContent({ DATA_DIR: folder, PRODUCT_NAME: 'Bell & <Stroud>' }, createLog('silent'))
  landing = createLanding(folder, content)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const build = async () => {
  await writeFile(join(folder, 'landing.html'), frame)
  await writeFile(join(folder, '.server', 'landing.js'), renderer)
}

test('there is none until both of its halves have been built', async () => {
  await writeFile(join(folder, 'landing.html'), frame)
  expect(await landing()).toBeUndefined()
  await build()
  expect((await landing())?.plain.toString()).toContain('<h1>Revolutionize Legal Work with AI</h1>')
})

test('its words stand in it as data that cannot end its element', async () => {
  await build()
  await writeFile(join(folder, 'content', 'site.json'), JSON.stringify({ notAdvice: '</script><script>x()</script>' }))
  const html = (await landing())?.plain.toString() ?? ''
  expect(html).toContain('<title>Bell &amp; &lt;Stroud&gt;: AI legal research')
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const [, json = ''] = /<script type="application\/json" id="content">(.*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json).site.notAdvice).toBe('</script><script>x()</script>')
})

test('it is drawn once, and again when a word or the build has changed', async () => {
  await build()
  const first = await landing()
  expect(await landing()).toBe(first)
  expect(first && gunzipSync(first.gzip).toString()).toBe(first?.plain.toString())
  await writeFile(join(folder, 'content', 'site.json'), JSON.stringify({ notAdvice: 'Other words.' }))
  const second = await landing()
  expect(second?.plain.toString()).toContain('Other words.')
  expect(second?.etag).not.toBe(first?.etag)
})

test('a build that cannot draw is tried again when it is asked again', async () => {
  await build()
  await writeFile(join(folder, '.server', 'landing.js'), 'export const renderLanding = () => { throw new Error("no") }')
  await expect(landing()).rejects.toThrow('no')
  await writeFile(join(folder, '.server', 'landing.js'), renderer)
  expect(await landing()).toBeDefined()
})
