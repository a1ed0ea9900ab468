import { gap, ofEach, type Way } from './source.ts'

const verb = '(?:is|are|was|were|may|shall|must|should|would|could|will|does|do|did|has|had|have)'

/** Leaves out what a pattern found, and shows a gap there. */
const leaving = (pattern: RegExp): Way =>
  ofEach((words, source) => {
    const found = pattern.exec(words)
    return found && `${found[1]}${gap(source)}${found[2]}`
  })

/** Leaves it out, and shows nothing. */
const hiding = (pattern: RegExp): Way => ofEach((words) => pattern.exec(words)?.slice(1).join(' '))

const not = new RegExp(`^(.{20,} ${verb}) not (?!only)(.{15,})$`)

/** A word or a clause that turned the sense is left out. */
export const leftOut: Record<string, Way> = {
  'not, for an ellipsis': leaving(not),
  'not, silently': hiding(not),
  'not with words beside it, for an ellipsis': leaving(
    new RegExp(`^(.{15,}) ${verb} not(?: [a-z]+){1,3} (to .{15,}|that .{15,}|by .{15,})$`),
  ),
  'never, no, hardly and seldom, for an ellipsis': leaving(
    /^(.{15,}) (?:never|no|hardly|scarcely|seldom|rarely|neither) (.{15,})$/,
  ),
  'never, no, hardly and seldom, silently': hiding(
    /^(.{15,}) (?:never|no|hardly|scarcely|seldom|rarely|neither) (.{15,})$/,
  ),
  'only, for an ellipsis': leaving(/^(.{15,}) only (.{15,})$/),
  'a condition inside, for an ellipsis': leaving(
    /^(.{20,}?),? (?<!even |as |see )(?:if|unless|provided that|so long as|only if|in case)\b[^,]{8,150}, (.{20,})$/,
  ),
  'an exception inside, for an ellipsis': leaving(
    /^(.{20,}?),? (?:except|excepting|other than|save|but not|though not|without)\b[^,]{6,150}, (.{15,})$/,
  ),
  'a condition at the end, for an ellipsis': ofEach((words) => {
    const found = /^(.{40,}?),? (?<!even |as |see )(?:if|unless|provided that|so long as|only if|until) .{15,}$/.exec(
      words,
    )
    return found && `${found[1]} . . . .`
  }),
  'an exception at the end, for an ellipsis': ofEach((words) => {
    const found = /^(.{40,}?),? (?:except|excepting|save|but not|other than|but only) .{10,}$/.exec(words)
    return found && `${found[1]} . . . .`
  }),
  'a few words, silently': ofEach((words, { chance }) => {
    const all = words.split(' ')
    if (all.length < 14) return null
    const from = 4 + Math.floor(chance.next() * (all.length - 11))
    return [...all.slice(0, from), ...all.slice(from + 2 + Math.floor(chance.next() * 3))].join(' ')
  }),
  'a qualifier, silently': hiding(
    /^(.{15,}) (?:generally|ordinarily|usually|only|perhaps|probably|necessarily|always|solely|merely|sometimes|often) (.{15,})$/,
  ),
}

/** The words stand together: what surrounds them was cut away. */
export const cutAway: Record<string, Way> = {
  'who contended it, cut away': ofEach((words) => {
    const said = /(?:contend|argue|urge|insist|claim|assert)(?:s|ed)? that (.{40,})$/.exec(words)?.[1]
    return said && `[${said.charAt(0).toUpperCase()}]${said.slice(1)}`
  }),
  'a denial before it, cut away': ofEach((words) => {
    const said = /\bnot (?:think|believe|hold|say|mean|follow|agree|suggest|appear|true) that (.{40,})$/.exec(
      words,
    )?.[1]
    return said && `[${said.charAt(0).toUpperCase()}]${said.slice(1)}`
  }),
  'a condition after it, cut away': ofEach((words) => {
    const said = /^(.{40,}?),? (?<!even |as |see )(?:unless|provided that|except|if) .{15,}$/.exec(words)?.[1]
    return said && `${said}.`
  }),
}
