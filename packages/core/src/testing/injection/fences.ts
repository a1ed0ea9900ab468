import { visibleText } from '../../reason/visible.ts'
import { evidenceIn } from '../fake-model/evidence.ts'
import type { FakeRequest } from '../fake-model/fake-request.ts'

const opening = /^<<<evidence ([0-9a-f]{24}) id="[^"<>\n]*" title="[^"<>\n]*">>>$/gm
const blunt = '\u2060'

/** Problem with the fences of a request as it was sent; nothing where every text from outside stands in its own. */
export function fenceProblems({ system, user }: Pick<FakeRequest, 'system' | 'user'>): string[] {
  const problems: string[] = []
  const openings = [...user.matchAll(opening)]
  const nonce = openings[0]?.[1]
  if (!nonce) return ['There is no fence.']
  if (openings.some(([, other]) => other !== nonce)) problems.push('The fences have different codes.')
  if (!system.includes(`the code ${nonce}.`)) problems.push('The rules do not tell the code of the fences.')
  const pieces = evidenceIn(user)
  if (pieces.length !== openings.length) problems.push(`${openings.length} fences open, ${pieces.length} are whole.`)
  if (user.split(nonce).length - 1 !== 2 * openings.length)
    problems.push('The code stands elsewhere than in the first and the last line of a fence.')
  if (user.split('<<<').length - 1 !== 2 * openings.length) problems.push('A text has signs of a fence.')
  if (pieces.some(({ text }) => /<\|[^|]*\|>|\[\/?INST\]|<\/?[a-z_]+>/i.test(text)))
    problems.push('A text has a word that ends a turn for some models.')
  const seen = (text: string) => text.replaceAll(new RegExp(`(?<=[<[])${blunt}`, 'g'), '')
  if (visibleText(seen(user)) !== seen(user) || visibleText(system) !== system)
    problems.push('Something is sent that a reader does not see.')
  return problems
}

/**
 * Everything of a request that stands outside its fences, the code and what stands in them taken out: equal for every
 * request of one prompt, whatever the evidence says, if nothing of it got out.
 */
export function frameOf({ system, user }: Pick<FakeRequest, 'system' | 'user'>): string {
  const nonce = /<<<evidence ([0-9a-f]{24}) /.exec(user)?.[1] ?? ''
  const fence = new RegExp(`<<<evidence ${nonce} [^\\n]*>>>\\n[\\s\\S]*?\\n<<<end ${nonce}>>>(?:\\n\\n)?`, 'g')
  return `${system}\n\n${user.replace(fence, '')}`.replaceAll(nonce, '')
}
