import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { PublicContent } from '@casewright/api'
import type { Content } from './content.ts'

/** The landing page as it is sent: plain and compressed, made once for all. */
export interface LandingDocument {
  plain: Buffer<ArrayBuffer>
  br: Buffer<ArrayBuffer>
  gzip: Buffer<ArrayBuffer>
  etag: string
}

/**
 * Draws the landing page whenever its words or its build have changed.
 * @param folder of the built web app
 * @returns nothing while the web app has not been built
 */
export function createLanding(folder: string, content: Content): () => Promise<LandingDocument | undefined> {
  const template = join(folder, 'landing.html')
  const renderer = join(folder, '.server', 'landing.js')
  let drawn: { from: PublicContent; built: string; document: Promise<LandingDocument> } | undefined

  return async () => {
    const times = await Promise.all([template, renderer].map(writtenAt))
    if (times.includes(undefined)) return undefined
    const built = times.join('-')
    const from = await content.read()
    if (drawn?.from !== from || drawn.built !== built) {
      const document = drawDocument(template, `${pathToFileURL(renderer).href}?${built}`, from)
      drawn = { from, built, document }
      document.catch(() => {
        drawn = undefined
      })
    }
    return drawn.document
  }
}

const writtenAt = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )

interface Renderer {
  renderLanding(words: Pick<PublicContent, 'productName' | 'site'>): string
}

async function drawDocument(
  template: string,
  renderer: string,
  { productName, site }: PublicContent,
): Promise<LandingDocument> {
  const [html, { renderLanding }] = await Promise.all([
    readFile(template, 'utf8'),
    import(renderer) as Promise<Renderer>,
  ])
  const words = { productName, site }
  const parts: Record<string, string> = {
    '{{title}}': escaped(site.title),
    '{{description}}': escaped(site.description),
    '<!--page-->': renderLanding(words),
    '<!--content-->': `<script type="application/json" id="content">${inert(words)}</script>`,
  }
  const filled = html.replaceAll(/\{\{\w+\}\}|<!--\w+-->/g, (mark) => parts[mark] ?? mark)
  const plain = Buffer.from(filled)
  return {
    plain,
    br: await promisify(brotliCompress)(plain),
    gzip: await promisify(gzip)(plain),
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** JSON that cannot end the script element in which it stands. */
const inert = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
