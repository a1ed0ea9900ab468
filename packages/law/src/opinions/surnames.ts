import { isJustice } from './justices.ts'
import { folded } from './separate-opinions.ts'

/** The shortest name that is still told if a scanner spoiled letters of it, and of how many letters it spoils one. */
const [shortest, ofLetters] = [5, 3]

/**
 * Whether two surnames are of one judge: 'BRANDÉIS' is Brandeis, and 'Blackmun' is not Black. A name that is no justice's may
 * be one of a justice that a scanner spoiled ('Haelan', 'Feankfubtee').
 */
export function sameSurname(one: string, other: string): boolean {
  const [here, there] = [folded(one), folded(other)]
  if (here === there) return true
  // Of two names of which neither or each is a justice's, every letter counts: Barker is not Parker.
  if (here.length !== there.length || here.length < shortest || isJustice(here) === isJustice(there)) return false
  let spoiled = 0
  for (let at = 0; at < here.length; at++) if (here[at] !== there[at]) spoiled++
  return spoiled <= here.length / ofLetters
}

/** Whether a byline ('Mr. Justice Black', 'Van Devanter', 'Black and Douglas') has a surname. */
export const bearsSurname = (byline: string, name: string): boolean =>
  sameSurname(byline, name) || byline.split(/[\s.]+/).some((part) => part.length > 2 && sameSurname(part, name))
