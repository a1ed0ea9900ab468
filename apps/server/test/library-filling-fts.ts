import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

// SQLite's FTS5 in a process of its own: told of a file of documents, it takes them and says how many seconds it took.
const fts = new DatabaseSync(join(process.argv[2] ?? '', 'fts.db'))
fts.exec("create virtual table law using fts5(title, text, tokenize = 'porter unicode61')")
const insert = fts.prepare('insert into law (title, text) values (?, ?)')

process.on('message', async (path: string) => {
  const started = performance.now()
  const lines = (await readFile(path, 'utf8')).split('\n').filter(Boolean)
  fts.exec('begin')
  for (const one of lines) {
    const { title, heading, text } = JSON.parse(one)
    insert.run(title ?? heading, text)
  }
  fts.exec('commit')
  process.send?.((performance.now() - started) / 1000)
})
process.on('disconnect', () => fts.close())
