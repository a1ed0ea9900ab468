// npm run document-pictures: makes each type of document of invented answers and keeps a picture of its first page in
// docs/documents. The PDF is what is pictured: poppler (pdftoppm) draws it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { grayPng } from './lib/gray-png.mjs'
import { install } from './lib/install.mjs'
import { inRoot, node24 } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { giveUp, say } from './lib/say.mjs'

const opening = `# The documents

First pages of the PDFs that the writing tool makes without a model, from made-up answers: every person, address and
number is invented. \`npm run document-pictures\` regenerates this page and its pictures; it needs poppler.
`

await install()
if (process.features.typescript) await picture()
else process.exitCode = (await run(node24, [fileURLToPath(import.meta.url)])).ok ? 0 : 1

async function picture() {
  const { examples } = await import('../tools/document-generation/src/files/__fixtures__/examples.ts')
  const { made } = await import('../tools/document-generation/src/files/__fixtures__/made.ts')
  const { makeFile } = await import('../tools/document-generation/src/files/make-file.ts')
  const { shippedTypes } = await import('../packages/templates/src/index.ts')
  const folder = mkdtempSync(join(tmpdir(), 'document-pictures-'))
  try {
    for (const { id } of shippedTypes) {
      const { base64 } = await makeFile({ ...made(id, examples[id]), as: 'pdf' })
      writeFileSync(join(folder, `${id}.pdf`), Buffer.from(base64, 'base64'))
    }
    for (const { id } of shippedTypes) {
      await drawn('pdftoppm', ['-r', '120', '-gray', '-singlefile', join(folder, `${id}.pdf`), join(folder, id)])
      writeFileSync(inRoot('docs', 'documents', `${id}.png`), grayPng(readFileSync(join(folder, `${id}.pgm`))))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  writeFileSync(inRoot('docs', 'documents', 'README.md'), pageOf(shippedTypes))
  say(`${shippedTypes.length} pictures are in docs/documents.`)
}

async function drawn(program, args) {
  const { ok, output } = await run(program, args, { quiet: true })
  if (!ok) giveUp(`${program} did not do its part. Poppler has to be installed.`, output)
}

/** The page that shows them, three in a row. */
function pageOf(types) {
  const heads = { letters: 'Letters', contracts: 'Contracts', applications: 'Applications' }
  const sections = Object.entries(heads).map(([tab, head]) => {
    const cells = types
      .filter((type) => type.tab === tab)
      .map(
        ({ id, title }) =>
          `<td width="33%"><a href="${id}.png"><img src="${id}.png" alt="First page of the ${title}"></a><br>${title}</td>`,
      )
    const starts = cells.flatMap((_, n) => (n % 3 === 0 ? [n] : []))
    const rows = starts.map((n) => `<tr>\n${cells.slice(n, n + 3).join('\n')}\n</tr>`)
    return `## ${head}\n\n<table>\n${rows.join('\n')}\n</table>\n`
  })
  return `${opening}\n${sections.join('\n')}`
}
