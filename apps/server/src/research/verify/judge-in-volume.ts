import type { Authority } from '@casewright/core'
import { bearsShortName, shortInVolume } from '@casewright/law'
import type { HeldInVolume } from '@casewright/library'
import type { Answers } from './answers.ts'
import { alone } from './judge-short.ts'
import { foundOf, type Judged, type Names, notChecked } from './status.ts'
import type { VerifyDeps } from './verify-deps.ts'
import type { Written } from './written.ts'

/** The case that a short form means by its name, its volume and its page. */
interface HeldShort {
  authority: Authority
  /** The case known that begins next in the volume. */
  next?: HeldInVolume
}

/** Of short forms whose volume no case index has: the case of the library that each can only mean. */
export async function shortsInVolumes(
  items: readonly Written[],
  answers: ReadonlyMap<string, Answers>,
  lookUp: VerifyDeps['lookUp'],
): Promise<Map<Written, HeldShort>> {
  const meant = items.flatMap((written) => {
    const {
      cites: [cite],
      names: [name],
      pin: page,
    } = written
    const volume = written.isShort && cite ? answers.get(cite.key)?.volume : undefined
    const told = volume && name && page !== undefined ? shortInVolume(volume, { name, page }) : undefined
    return told && cite && name ? [{ ...told, written, name, key: keyAt(cite.key, told.found.page) }] : []
  })
  if (meant.length === 0) return new Map()
  const wanted = meant.map(({ key, found }) => ({ key, normalized: found.citation }))
  const { answers: begun } = await lookUp(wanted)
  return new Map(
    meant.flatMap(({ written, name, key, next }) => {
      const there = begun.get(key)?.candidates ?? []
      const [authority, ...others] = there.length > 1 ? there.filter(({ title }) => bearsShortName(title, name)) : there
      return authority && others.length === 0 ? [[written, { authority, ...(next && { next }) }] as const] : []
    }),
  )
}

const keyAt = (key: string, page: number): string => `${key.slice(0, key.lastIndexOf('/') + 1)}${page}`

/** Not every case of the volume is known, and the answer says what it rests on. */
export function judgeInVolume(written: Written, { authority, next }: HeldShort, names: Names): Judged {
  const { text, pin } = written
  const place = `${authority.title}, ${authority.citation}`
  const until = next
    ? ` The next case known in the volume, ${next.titles[0]}, begins on page ${next.page}.`
    : ' No later case of the volume is known.'
  return {
    authority,
    check: {
      text,
      status: 'verified',
      reason: `${alone} By name, volume and page it is ${place}: of the cases in the library it is the last in the volume to begin by page ${pin}.${until} ${notChecked(written, authority)}`,
      found: foundOf(authority, names),
    },
  }
}
