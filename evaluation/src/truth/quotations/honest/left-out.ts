import { type HonestWay, honestEach, type Passages, turning } from './passages.ts'

const marks = [' . . . ', ' ... ', ' … ', ' [. . .] ', ' [...] ', '...']
const gap = ({ chance }: Passages) => chance.pick(marks)

const aside =
  /^(.{25,}?),? (?:of course|therefore|moreover|indeed|for example|for instance|we think|in our opinion|in our judgment|as we have (?:said|seen)|to be sure|in other words|accordingly|in short|in fact|furthermore|we believe|it seems|as stated above|consequently|then|also|on the other hand)\b,? (.{25,})$/

/** With such a verb, `in time of war` may be a condition. */
const modal = /\b(?:may|must|shall|can|will|would|should|could|cannot)\b/

/** Names alone: 'It is no rule invented in Roe v. Doe, 1 U. S. 2' is a sentence of the court's. */
const cited =
  '(?:[A-Z][A-Za-z.&’]{1,20} (?:(?:of|the|and|&) ){0,2}){1,6}v\\. [A-Z][A-Za-z.&’ ]{2,40}, \\d{1,3} U\\. ?S\\. \\d{1,4}(?:, \\d{1,4})?(?: \\(\\d{4}\\))?'
const head = '(?<=[a-z]\\. )([A-Z][A-Za-z,’ -]{40,250}[a-z]{3})'
const withCite = new RegExp(`${head}, (?:see )?${cited}, ([a-z][A-Za-z,’ -]{30,250}[a-z]{3}\\.)(?= [A-Z])`, 'g')
const beforeCite = new RegExp(`${head}\\. (?:See )?${cited}\\. ([A-Z][A-Za-z,’ -]{40,250}[a-z]{3}\\.)(?= [A-Z])`, 'g')

/** Sentences that stand one after the other in a paragraph, with what stands between the first and the last. */
function* runs({ sentences, text }: Passages, most: number) {
  for (const [at, { words, end }] of sentences.entries())
    for (const last of sentences.slice(at + 2, at + 5)) {
      const between = text.slice(end, last.start)
      if (between.length > most || between.includes('\n') || turning.test(between)) continue
      if (/^(?:But|However|Yet|Nor|This|That|It|They|He|She|These|Those|Such)\b/.test(last.words)) continue
      yield { first: words, last: last.words }
    }
}

/** Something is left out that turns nothing, and the gap is shown. */
export const omissions: Record<string, HonestWay> = {
  'an aside left out': honestEach((words, passages) => {
    const [, one, two] = aside.exec(words) ?? []
    return one && two && `${one}${gap(passages)}${two}`
  }),
  'a relative clause left out': honestEach((words, passages) => {
    const [, one, clause, two] =
      /^(.{25,}?), ((?:which|who|as|like|including|being) [^,]{8,90}), (.{25,})$/.exec(words) ?? []
    return one && two && clause && !turning.test(clause) ? `${one}${gap(passages)}${two}` : null
  }),
  'an adverbial between commas left out': honestEach((words, passages) => {
    const [, one, clause, two] = /^(.{25,}?), ((?:in|at|on|during|through) [^,]{6,70}), (.{25,})$/.exec(words) ?? []
    return one && two && clause && !turning.test(clause) && !modal.test(words) ? `${one}${gap(passages)}${two}` : null
  }),
  'the end of a sentence left out': honestEach((words) => {
    const [, one, rest] = /^(.{50,}?)(, (?:and|which|for|since|because) .{10,})$/.exec(words) ?? []
    return one && rest && !turning.test(rest) ? `${one} . . . .` : null
  }),
  'whole sentences left out': (passages) =>
    passages.chance
      .shuffled([...runs(passages, 1_200)])
      .map(({ first, last }) => `${first.slice(0, -1)}. . . . ${last}`),
  'whole sentences left out, dots unspaced': (passages) =>
    passages.chance.shuffled([...runs(passages, 1_200)]).map(({ first, last }) => `${first.slice(0, -1)}.... ${last}`),
  'a citation left out for an ellipsis': (passages) =>
    [...passages.text.matchAll(withCite)].map(([, one, two]) => `${one} . . . ${two}`),
  'a citation left out as the Bluebook has it': (passages) =>
    [...passages.text.matchAll(beforeCite)].map(([, one, two]) => `${one}. (Citation omitted.) ${two}`),
  'a citation left out in brackets': (passages) =>
    [...passages.text.matchAll(beforeCite)].map(([, one, two]) => `${one} [citations omitted]. ${two}`),
  'two asides left out': honestEach((words) => {
    const [, one, first, two, second, three] =
      /^(.{20,}?), ([^,]{4,40}), (.{20,}?), ([^,]{4,40}), (.{15,})$/.exec(words) ?? []
    const isAside = (clause = '') =>
      /^(?:in|at|as|of course|therefore|on|which|who)\b/.test(clause) && !turning.test(clause)
    return one && !modal.test(words) && isAside(first) && isAside(second) ? `${one} . . . ${two} . . . ${three}` : null
  }),
}
