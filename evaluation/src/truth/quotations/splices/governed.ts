import type { Draft } from '../case.ts'
import { ofEach, type Way } from './source.ts'

const subject = '(?:the|a|an|he|it|they|such|this|these|there|any) '

/** Words that stand together, cut out from under those that govern them. */
const cut =
  (pattern: RegExp): Way =>
  (source) =>
    ofEach((words) => {
      const found = pattern.exec(words)?.[1]
      return found && `[${found.charAt(0).toUpperCase()}]${found.slice(1)}`
    })(source).map((quotation): Draft => ({ quotation: quotation as string, expected: 'not-as-the-court' }))

/** The same, within a sentence of the writer's. */
const woven =
  (pattern: RegExp): Way =>
  (source) =>
    ofEach((words) => pattern.exec(words)?.[1]?.replace(/\.$/, ''))(source).map(
      (quotation): Draft => ({ quotation: quotation as string, expected: 'not-as-the-court' }),
    )

export const governed: Record<string, Way> = {
  'a rejection before it, cut away': cut(
    /^(?!.*\b(?:not|no|cannot|never|nor|nobody|without|hardly|little|than)\b.{0,60}\b(?:den|disput|doubt|reject)).*\b(?:reject|rejects|rejected|disputes?|disputed|den(?:y|ies|ied)|disclaim(?:s|ed)?|doubt(?:s|ed)?|repudiate[sd]?)\b[^,;]{0,60}? that (.{40,})$/,
  ),
  'if before it, cut away': cut(new RegExp(`\\b[Ii]f (${subject}[^,;]{40,}), `)),
  'whether before it, cut away': woven(new RegExp(`\\bwhether (${subject}[^,;]{40,})`)),
  'nothing that says so, cut away': cut(
    /\b(?:[Nn]othing|[Nn]o one|[Nn]o (?:evidence|showing|suggestion|claim|contention|finding|indication|case|reason|provision))\b[^,;]{0,80}? that (.{40,})$/,
  ),
  'the argument that, cut away': cut(
    /\b(?:argument|contention|claim|suggestion|theory|assertion|allegation|notion|assumption|complaint|belief)s? that (.{40,})$/,
  ),
  'it is said, cut away': cut(
    /\b[Ii]t (?:is|was|has been|may be) (?:also |further |next |therefore )?(?:said|urged|argued|contended|claimed|insisted|suggested|objected|alleged|asserted) that (.{40,})$/,
  ),
  'a court below held, cut away': woven(
    /\b(?:court below|District Court|Court of Appeals|trial court|Circuit Court|Commission|Board|jury|referee|master)\b[^,;]{0,20} (?:held|found|concluded|ruled|decided|determined|thought) that (.{40,})$/,
  ),
  'a question, cut away': ({ text, chance }) =>
    chance
      .shuffled([
        ...text.matchAll(
          /(?<=[a-z]\. )[A-Z][A-Za-z,’' -]{10,200}? that ((?:the|a|an|it|there|they|he) [A-Za-z,’' -]{40,200})\?/g,
        ),
      ])
      .map(({ 1: words = '' }): Draft => ({ quotation: words, expected: 'not-as-the-court' })),
  'assumed for argument, cut away': cut(
    /\b(?:[Aa]ssum(?:e|ing)|[Ss]uppos(?:e|ing)|[Gg]rant(?:ing|ed)|[Cc]onced(?:e|ing)|[Ee]ven if)\b,?(?: [a-z]+){0,5}? that (.{40,})$/,
  ),
  'no at the head, cut away': cut(
    /^(?:No|Neither|Few|Hardly any) ((?:[a-z]+ ){1,6}?(?:is|are|was|were|may|shall|can|has|have|will|should) .{30,})$/,
  ),
  'unless, until and only if, cut away': woven(
    new RegExp(`\\b(?:unless|until|lest|except where|only if|only when) (${subject}[^,;]{30,})`),
  ),
  'not, right before it, cut away': woven(
    /\b(?:is|are|was|were|does|do|did|may|can|shall|will|should|could|would) not (?!only|merely|simply|just)([a-z]+ .{40,})$/,
  ),
  'somebody believed it, cut away': cut(
    /\b(?:he|she|they|petitioners?|respondents?|defendants?|plaintiffs?|appellants?|Government) (?:believed|believes|supposed|thought|thinks|feared|hoped|assumed|assumes|supposes|says|said|testified|alleged) that (.{40,})$/,
  ),
  'a contrast, cut away at the end, for an ellipsis': (source) =>
    ofEach((words) => /^(.{40,}), but (?!also ).{15,}$/.exec(words)?.[1])(source).map(
      (words): Draft => ({ quotation: `${words as string} . . . .`, expected: 'not-as-the-court' }),
    ),
}
