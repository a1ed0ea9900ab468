import { isBody } from '@casewright/law'
import { isToChoose, nameOfParty, type Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { casedIn } from '../cased/cased.ts'
import { edited, editedAgain } from '../edits.ts'
import { hesitationsIn } from '../fillers.ts'
import { titled } from '../signers.ts'
import { type Claim, claimsOf, onlyFor, ownClaims } from './claims.ts'
import { type Body, ownBody, partyOf } from './whose.ts'
import { writerOf } from './writer.ts'

/** An office that binds a body by itself: who has another one is named for something else until it is said that they sign. */
const heads =
  /^(?:board )?(?:(?:co-)?(?:president|owner|founder|chair(?:man|woman|person)?|principal|proprietor)|(?:sole |managing )?member|(?:managing |general )partner|general manager|(?:executive|managing) director|CEO|COO|CFO|CTO|CIO|chief \p{L}+ officer|(?:executive |senior )?vice president|VP|GM|general counsel|treasurer)\b/iu
/** Also of the writer, and of who stands right beside the body. */
const lesser = /^(?:manager|member|partner|director|secretary|trustee|officer|administrator|medical director)$/iu

/** Characters of notes; what is longer is a document that was pasted. */
const longest = 30_000

const binds = ({ post, signs, isWriter }: Claim, isBeside: boolean) =>
  signs || heads.test(post) || (lesser.test(post) && (isWriter || isBeside))

/** Whether somebody is told to sign as a guarantor or a witness: they sign for no party. */
function standsBy(given: string, name: string): boolean {
  const at = name === '' ? -1 : given.indexOf(name)
  const sentence = at < 0 ? '' : (/^[^.;\n]{0,160}/.exec(given.slice(at))?.[0] ?? '')
  return onlyFor.test(sentence)
}

/**
 * Who signs for each body that is a party and has nobody yet, with the office: from what is said of offices and of signing, by name, of
 * the one who writes, or beside a body. Whoever may sign for two, and a body for which two may sign, stays blank.
 */
export function whoSigns(template: Template, given: string, all: readonly Filled[]): Filled[] {
  const filled = all.filter(({ field, value }) => !/Signer$/.test(field) || !standsBy(given, value.split(',')[0] ?? ''))
  const parties = filled.flatMap(({ field, value }): Body[] => {
    const role = /^(?<role>.+?)(?:Name|Party)$/.exec(field)?.groups?.role
    return role && !isToChoose(value) && template.fields.some(({ name }) => name === `${role}Signer`)
      ? [{ role, name: nameOfParty(value) }]
      : []
  })
  if (given.length > longest || !parties.some(({ name }) => isBody(name))) return [...filled]
  const plain = edited(given, casedIn(given))
  const heard = editedAgain(plain, hesitationsIn(plain.text))
  const { text } = heard
  const writer = writerOf(text)
  const own = ownBody(text, parties, writer)
  const isParty = (name: string) => parties.some((one) => one.name === name || one.name.includes(name))
  const placed = [...claimsOf(text), ...(writer ? ownClaims(text, writer) : [])]
    .filter(({ name }) => !isParty(name))
    .map((one) => ({ ...one, ...(one.name === writer?.name && { isWriter: true }) }))
    .flatMap((claim) => {
      const party = partyOf(text, claim, parties, own)
      return party ? [{ claim, ...party }] : []
    })
  // Whom the words beside an office give to the other party does not sign for this one.
  const kept = filled.filter(({ field, value }) => {
    const role = /^(?<role>.+)Signer$/.exec(field)?.groups?.role
    const own = role ? placed.filter(({ claim }) => value.split(',')[0] === claim.name) : []
    return !own.some(({ isSure }) => isSure) || own.some(({ party }) => party.role === role)
  })
  const isOpen = ({ role, name }: Body) => isBody(name) && !kept.some(({ field }) => field === `${role}Signer`)
  return [
    ...kept,
    ...parties.filter(isOpen).flatMap((party): Filled[] => {
      const mine = placed.filter((one) => one.party === party && isBody(party.name))
      const able = mine.filter(({ claim, isBeside }) => binds(claim, isBeside))
      const signing = able.filter(({ claim }) => claim.signs)
      const names = new Set((signing.length > 0 ? signing : able).map(({ claim }) => claim.name))
      const [name] = names
      // Who may sign for somebody else as well signs for neither.
      const isElsewhere = placed.some((one) => one.claim.name === name && one.party !== party)
      const taken = kept.some(({ field, value }) => /Signer$/.test(field) && value.startsWith(name ?? ' '))
      const known = template.fields.find((one) => one.name === `${party.role}Signer`)
      if (!known || name === undefined || names.size > 1 || isElsewhere || taken) return []
      const own = mine.filter(({ claim }) => claim.name === name)
      const post =
        own.find(({ claim }) => claim.signs && claim.post)?.claim.post ??
        own.find(({ claim }) => claim.post)?.claim.post ??
        ''
      const at = own.find(({ claim }) => claim.post) ?? own[0]
      const from = at && heard.given({ start: at.claim.start, end: Math.max(at.claim.end, at.claim.start + 1) })
      return [
        {
          field: known.name,
          label: known.label,
          value: post ? `${name}, ${titled(post)}` : name,
          by: 'text',
          ...(from && { from }),
        },
      ]
    }),
  ]
}
