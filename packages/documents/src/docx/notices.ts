import type { Parts } from './parts.ts'

const checks: readonly [RegExp, string][] = [
  [
    /<w:(ins|del|moveFrom|moveTo)\s[^<>]*w:(id|author)=/,
    'The file contains tracked changes. They were read as if accepted: insertions are in the text, deletions are not.',
  ],
  [
    /<w:vanish\s*(w:val="(1|true|on)"\s*)?\/>[^]{0,600}?<w:t[ >]/,
    'The file may contain hidden text, which Word does not show by default; it is part of the text here.',
  ],
]

/** Sentences about what a reader of the text cannot see in it. */
export function noticesOf(parts: Parts): string[] {
  const body = [...parts].find(([name]) => /^word\/document\d*\.xml$/i.test(name))?.[1].toString('utf8') ?? ''
  const found = checks.filter(([pattern]) => pattern.test(body)).map(([, sentence]) => sentence)
  if (!parts.has('word/numbering.xml') && /<w:numId\s[^<>]{0,80}w:val="[1-9]/.test(body))
    found.push(
      'The file’s definitions of numbering are missing, so the numbers and bullets of its lists are not part of the text.',
    )
  const comments =
    parts
      .get('word/comments.xml')
      ?.toString('utf8')
      .match(/<w:comment\s/g)?.length ?? 0
  if (comments > 0)
    found.push(
      `The file holds ${comments} comment${comments === 1 ? '' : 's'}, which ${comments === 1 ? 'is' : 'are'} not part of the text.`,
    )
  return found
}
