import { anyCase, isBody, nameAt } from '@casewright/law'
import { nameOfParty, type Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { literal } from '../reading/literal.ts'
import { whoIn } from './draw/who.ts'
import { sidedSigners } from './own-signers.ts'
import { asBody, ofSameName, type Party, type Signer, signsFor } from './signs-for.ts'

/** The offices of those who sign for a body. */
export const posts =
  '(?:(?:(?:executive|exec|managing|general|senior|assistant|associate|chief \\p{L}{3,14}|deputy|vice|acting|board|sole|property|office|operations|store|regional|facilities|program|finance|project|plant|business|sales|marketing|medical|clinical|development|technical) |co-)?(?:president|chair|chairman|chairwoman|chairperson|manager|member|partner|director|treasurer|secretary|officer|counsel|trustee|owner|principal|agent|controller|superintendent|administrator|founder|proprietor|dean|provost|chancellor|mayor|pastor|commissioner|selectman|selectwoman|headmaster|headmistress|rector|deacon)|(?:town|city|village|county|township|borough|parish|district|school|church|tribal) (?:clerk|supervisor|attorney|executive|engineer|recorder|council(?:man|woman|member))|CEO|COO|CFO|CTO|CIO|VP|GM|vice president|sole member|(?:pres|prez|treas|mgr|mng member|mgmt member)(?![\\p{L}]))'
const post = `(?<post>${posts}(?: (?:and|&) ${posts})?(?: of \\p{L}{3,14}(?: \\p{L}{3,14})?)?)`
const before = new RegExp(
  anyCase(
    `(?:\\(?\\b(?:(?:signing|signs?|signed|executed|acting) )?by (?:and through )?its ${post},? |\\(?\\b(?:signatory|signer|signs|signing|signed by|authorized signer)\\b(?: is| will be)?:? |(?<=^|\\n[ \\t]{0,8})sign(?:ature|s off)?: |(?<lead>, by |\\(by )|\\b(?:I|we)(?: will|['’]ll)? sign(?:ing)? (?:it )?as (?:the |its |our )?(?<own>${posts}),? )`,
  ),
  'gu',
)
const behind = new RegExp(
  anyCase(`^(?:, (?:its |the |our )?| \\((?:its |the |our )?|, who is (?:its |the |our )?)${post}\\)?`),
  'u',
)
/** 'The owner is William Crane and he’ll sign'. */
const told = new RegExp(anyCase(`(?:\\b(?:the|their|our|its|whose)|\\p{L}[’']s?) ${post}(?: is |, )$`), 'u')
/** 'General manager Tess Boucher signs'. */
const ofPost = new RegExp(anyCase(`(?<![\\p{L}])${post},? $`), 'u')
const andSigns = new RegExp(
  anyCase(`^,? (?:and )?(?:(?:he|she|they)(?: will|['’]ll| is going to)? signs?\\b|(?:will sign|signs|is signing)\\b)`),
  'u',
)
/** 'Winifred Larkspur, its treasurer, will sign for them'. */
const signs = new RegExp(
  anyCase(
    "^,? (?:who (?:also |will )?signs?\\b|will sign|is signing|signs|is going to sign|[’']ll sign|is the (?:one|person) (?:who signs|signing)|does the signing|is (?:authorized|the one) to sign)\\b",
  ),
  'u',
)
/** 'Joanne Petty signs for us as manager.' */
const signsAs = new RegExp(
  anyCase(`^(?: it)?(?: (?:for|on behalf of) [^.;,\\n]{2,40}?)? as (?:its |the |our |their |a )?${post}(?=[.;,\\n]|$)`),
  'u',
)

/** 'I’m Benedikta Rao, president': who speaks for a body with an office in it. */
const speaks = /\b(?:I['’]m|I am) $/u

const ofBody =
  /(?<=\b(?:Inc|LLC|L\.L\.C|Corp|Corporation|Co|Company|Ltd|LLP|LP|P\.C|Trust|Association|Cooperative|Co-op|Foundation)\.?),? \(?$/u

/** An office as it stands under a signature: 'Vice President of Sales', 'CEO'. */
export const titled = (words: string) =>
  words
    .replace(/(?<![\p{L}])(?:prez?|pres)(?![\p{L}])\.?/giu, 'president')
    .replace(/(?<![\p{L}])mgr(?![\p{L}])\.?/giu, 'manager')
    .replace(/(?<![\p{L}])treas(?![\p{L}])\.?/giu, 'treasurer')
    .replace(/(?<![\p{L}])(?:mng|mgmt) (?=member)/giu, 'managing ')
    .replace(/(?<![\p{L}])(?!(?:of|and)\b)\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<![\p{L}])(?:C[EOFTI]O|VP|GM)(?![\p{L}])/giu, (short) => short.toUpperCase())

/** Whether words are an office and nothing else. */
export const isPost = new RegExp(anyCase(`^${posts}$`), 'u')

function signersOf(text: string): Signer[] {
  const found: Signer[] = []
  for (const match of text.matchAll(before)) {
    const at = match.index + match[0].length
    const one = nameAt(text, at)
    if (!one || isBody(one.words) || !/\s/.test(one.words)) continue
    const title = match.groups?.post ?? match.groups?.own
    const after = title ? null : behind.exec(text.slice(one.end, one.end + 80))
    // 'By Lena Vogt, general manager': of a name without an office much else is told.
    if (match.groups?.lead && !after) continue
    found.push({
      start: match.index,
      end: one.end + (after?.[0].length ?? 0),
      name: one.words,
      post: title ?? after?.groups?.post ?? '',
    })
    // 'Signed by Mara Voss for Corvid and H. L. Pike for Bright Lake.'
    const also = / for [^,.;\n]{2,40}? and (?=\p{Lu}[^,;\n]{3,40} for )/u.exec(text.slice(one.end, one.end + 60))
    const other = also?.index === 0 ? nameAt(text, one.end + also[0].length) : null
    if (other && !isBody(other.words) && /\s/.test(other.words))
      found.push({ start: other.start, end: other.end, name: other.words, post: '' })
  }
  for (const { index } of text.matchAll(
    /(?<![\p{L}’'-])(?<!(?:\p{Lu}\p{L}{0,20}|(?<!\p{L})\p{Lu}\.) )\p{Lu}(?=[\p{L}’'-]+ (?:\p{Lu}|["“]))/gu,
  )) {
    const one = nameAt(text, index)
    if (
      !one ||
      isBody(one.words) ||
      isPost.test(one.words) ||
      found.some(({ start, end }) => start < one.end && one.start < end)
    )
      continue
    const rest = text.slice(one.end, one.end + 100)
    const doctor =
      /(?<![\p{L}])(?:Dr|Rev|Hon|Prof)\.? $/u.exec(text.slice(Math.max(0, one.start - 6), one.start))?.[0] ?? ''
    const title = behind.exec(rest)
    const signing = signs.exec(rest.slice(title?.[0].length ?? 0))
    const lead = told.exec(text.slice(Math.max(0, one.start - 60), one.start))
    const also = lead && andSigns.exec(rest)
    // 'Estelle Pike Trust, Estelle Pike, trustee': who stands with an office right behind a body acts for it.
    const I = title && speaks.exec(text.slice(Math.max(0, one.start - 12), one.start))
    const self = title && (I ?? ofBody.exec(text.slice(Math.max(0, one.start - 40), one.start)))
    if (self && title)
      found.push({
        start: one.start - self[0].length,
        end: one.end + title[0].length,
        name: one.words,
        post: title.groups?.post ?? '',
        ...(I && { isOwn: true }),
      })
    else if (lead && also)
      found.push({
        start: one.start - lead[0].length,
        end: one.end + also[0].length,
        name: one.words,
        post: lead.groups?.post ?? '',
      })
    else if (signing)
      found.push({
        start: one.start - doctor.length,
        end: one.end + (title?.[0].length ?? 0) + signing[0].length,
        name: `${doctor}${one.words}`,
        post:
          title?.groups?.post ??
          signsAs.exec(rest.slice((title?.[0].length ?? 0) + signing[0].length))?.groups?.post ??
          ofPost.exec(text.slice(Math.max(0, one.start - 50), one.start))?.groups?.post ??
          '',
      })
  }
  return found
}

/** 'Martin signs for the firm as president', where his whole name stands elsewhere. */
function byFirstName(text: string): Signer[] {
  return [...text.matchAll(firstName)].flatMap(({ index, 0: words, groups }): Signer[] => {
    const first = groups?.first ?? ''
    const whole = new Set(
      [...text.matchAll(new RegExp(`(?<![\\p{L}’'-])${literal(first)}(?= \\p{Lu}\\p{L})`, 'gu'))].flatMap((found) => {
        const one = nameAt(text, found.index)
        return one && !isBody(one.words) ? [one.words] : []
      }),
    )
    const [name, ...more] = whole
    return name && more.length === 0
      ? [{ start: index, end: index + words.length, name, post: groups?.post ?? '' }]
      : []
  })
}
const firstName = new RegExp(
  anyCase(
    `(?<![\\p{L}’'-])(?<!\\p{Lu}[\\p{L}.’'-]{0,20} )(?<first>\\p{Lu}\\p{Ll}{2,14}) (?:will sign|signs|is signing)(?: (?:for|on behalf of) [^.;,\\n]{2,40}?)?(?: as (?:its |the |our )?${post})?(?=[.;,\\n]|$)`,
  ),
  'gu',
)

/** How those who speak name themselves; their name stands behind it. */
const selfNamed =
  /\b(?:[Ww]e are|[Ww]e['’]re|I['’]m with|I am with|I['’]m (?:from|at)|[Oo]ur (?:company|side|firm)(?: is|:)|[Uu]s:|[Hh]ere at) (?:the )?|\bus, (?=\p{Lu})/gu
const namesItself = (text: string, name: string): boolean =>
  [...text.matchAll(selfNamed)].some(({ index, 0: lead }) => text.startsWith(nameOfParty(name), index + lead.length))

/** The party that says 'we' and 'I', as far as that is certain, and the other. */
function sidesOf(
  template: Template,
  text: string,
  found: readonly Filled[],
  parties: readonly Party[],
): Record<'own' | 'other', string | undefined> {
  if (template.id === 'non-disclosure-agreement') {
    const own = parties.find(({ name }) => namesItself(text, name))?.role
    return { own, other: own && parties.find(({ role }) => role !== own)?.role }
  }
  const roles = ['landlord', 'tenant', 'seller', 'buyer', 'provider', 'client', 'consultant', 'employer', 'employee']
  const told = /^The (?<party>\p{Lu}\p{Ll}+) pays?\b/u.exec(whoIn(template, text, found).told('We pay.'))?.groups?.party
  const own = roles.find((role) => role === told?.toLowerCase())
  const names = template.fields.flatMap(({ name }) => /^(?<role>\p{Ll}+)Name$/u.exec(name)?.groups?.role ?? [])
  const other = own ? names.find((role) => role !== own && roles.includes(role)) : undefined
  // A person who is a party signs for nobody else.
  return own
    ? { own, other }
    : parties.length === 1 && template.id === 'employment-contract'
      ? { own: parties[0]?.role, other: undefined }
      : { own: undefined, other: undefined }
}

/** Who signs for a body: the one named with an office as signing for it, or behind its name and before the other party's. */
export function signersIn(template: Template, text: string, found: readonly Filled[]): Filled[] {
  const { fields } = template
  const parties = found
    .flatMap(({ field, value, from }): Party[] => {
      const role = /^(.+?)(?:Name|Party)$/.exec(field)?.[1]
      const known = role && fields.find(({ name }) => name === `${role}Signer`)
      return known && from ? [{ role, known, name: value, from }] : []
    })
    .toSorted((one, other) => one.from.start - other.from.start)
  const sided = sidedSigners(text, posts)
  const read = signersOf(text)
  const sides = sided.length > 0 || read.some(({ isOwn }) => isOwn) ? sidesOf(template, text, found, parties) : null
  const own = parties.find(({ role }) => role === sides?.own)
  const named = read.filter(({ name }) => !sided.some((one) => one.name === name))
  const also = byFirstName(text).filter(({ name }) => ![...named, ...sided].some((one) => one.name === name))
  const placed = [...named, ...also].map((one) => ({
    ...one,
    party: one.isOwn && own ? own : asBody(one, signsFor(text, one, parties), parties),
  }))
  const spoken = sided.map((one) => {
    const role = one.side === 'named' ? undefined : sides?.[one.side]
    const isOwn = one.side === 'own'
    return {
      ...one,
      // Of two that are both called by their names, who is 'they' is not told by which was named last.
      party:
        role || isOwn || (one.side === 'other' && template.id === 'non-disclosure-agreement')
          ? (parties.find((each) => each.role === role) ?? ofSameName(one.name, parties))
          : signsFor(text, one, parties),
    }
  })
  const told = [...placed, ...spoken]
  // 'Gus signs for us, Maria for the orchard': of two the one who speaks is the other.
  const all = told.map((one) => {
    const [taken, ...more] = told.filter((other) => other !== one && other.party)
    const left = parties.filter((each) => each !== taken?.party)
    return one.party === undefined &&
      'side' in one &&
      one.side === 'own' &&
      taken &&
      more.length === 0 &&
      left.length === 1
      ? { ...one, party: left[0] }
      : one
  })
  return parties.flatMap((party): Filled[] => {
    const [one, ...more] = all.filter(
      (each) =>
        each.party === party && !party.name.startsWith(each.name) && !found.some(({ value }) => value === each.name),
    )
    if (!one || more.length > 0 || found.some(({ field }) => field === party.known.name)) return []
    return [
      {
        field: party.known.name,
        label: party.known.label,
        value: one.post ? `${one.name}, ${titled(one.post)}` : one.name,
        by: 'text',
        from: { start: one.start, end: one.end },
      },
    ]
  })
}
