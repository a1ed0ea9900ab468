import { anyCase, isBody, nameAt } from '@casewright/law'
import { posts } from '../signers.ts'

/** The one who writes notes. */
export interface Writer {
  name: string
  /** Their office with the body, of a head line or the lines under their name. */
  title: { post: string; body: string; start: number } | null
}

const says =
  /(?<![\p{L}])(?:I['’]m|I am|[Mm]y (?:full )?name(?:['’]s| is)|[Tt]his is|[Ii]t['’]?s me,?|[Mm]e:|(?:is|from) me,|[Mm]e,?) (?=\p{Lu})/gu
const head = /(?<=^|\n)[ \t]{0,4}(?:From|FROM):[ \t]{1,8}(?=\p{Lu})/gu
const signOff =
  /(?<=\n[ \t]{0,4}(?:Thanks|Thank you|Thx|Best|Best regards|Regards|Kind regards|Sincerely|Cheers|Many thanks|Warmly)[,.!]{0,2}[ \t]{0,4}\n\s{0,8})(?=\p{Lu})/gu
const under = new RegExp(
  anyCase(
    `^(?:, |[ \\t]{0,4}\\n[ \\t]{0,8})(?<post>${posts}(?:,? (?:and|&) ${posts})?(?: of \\p{L}{3,14})?)(?:(?:,|[ \\t]{0,4}\\n)[ \\t]{0,8}(?<body>[^\\n]{3,60}))?(?=[\\n,.]|$)`,
  ),
  'u',
)

/** Who writes, where the notes name one person and no other as that: 'I’m Ann Lee', a head line, the name at the end. */
export function writerOf(text: string): Writer | null {
  const at = [says, head, signOff].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: lead }) => index + lead.length),
  )
  const named = at.flatMap((start) => {
    const one = nameAt(text, start, { andJoins: false })
    return one && one.start === start && !isBody(one.words) && /\s/.test(one.words) ? [one] : []
  })
  const names = new Set(named.map(({ words }) => words))
  const [name] = names
  if (!name || names.size > 1) return null
  const title = named
    .map(({ end }) => ({ end, groups: under.exec(text.slice(end, end + 140))?.groups }))
    .find(({ groups }) => groups)
  return {
    name,
    title: title ? { post: title.groups?.post ?? '', body: title.groups?.body ?? '', start: title.end } : null,
  }
}
