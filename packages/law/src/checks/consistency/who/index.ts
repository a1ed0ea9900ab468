import { overlaps } from '../../../span/span.ts'
import type { DocumentCheck } from '../../check.ts'
import { comparing, inTurn } from '../support/told.ts'
import { rolesMisplaced } from './by-role.ts'
import { entitiesDiffer } from './entity.ts'
import { headedByOther } from './headed-by.ts'
import { lateChargesByPayee } from './late-charge.ts'
import { rolesHeldByOthers } from './role-holder.ts'
import { labeledOtherwise, othersSign } from './signer.ts'
import { signsAsOther } from './signs-as-other.ts'
import { rolesSwapped } from './swapped.ts'
import { owedToItself } from './to-itself.ts'
import { warrantsWhatItGets } from './warrants-what-it-gets.ts'

const who = { category: 'Parties and signatures', concerns: ['contract'] } as const

/** Parties, their roles and their signatures that differ within a paper. */
export const whoChecks: readonly DocumentCheck[] = [
  comparing(
    {
      ...who,
      id: 'consistency.entity',
      title: 'A party’s kind or state differs within the paper',
      severity: 'medium',
      why: 'A corporation of one state is another person than a company of another, and the wrong one may be bound.',
      advice: 'Look the party up in the register of its state, and describe it in the same way throughout.',
    },
    entitiesDiffer,
  ),
  comparing(
    {
      ...who,
      id: 'consistency.role-holder',
      title: 'A role that belongs to two companies',
      severity: 'high',
      why: 'Whoever signs or gets notice in that role may not be the one who is bound.',
      advice: 'Find out which company is meant, and name it wherever the role is filled.',
    },
    rolesHeldByOthers,
  ),
  comparing(
    {
      ...who,
      id: 'consistency.signer',
      title: 'Another signs than the party that is named',
      severity: 'high',
      why: 'A signature of one company or person does not bind another, however like their names are.',
      advice: 'Look the party up in the register of its state or in its papers, and write that name in both places.',
    },
    (document) => {
      const told = rolesHeldByOthers(document).flatMap(({ places }) => places)
      return [...othersSign(document), ...labeledOtherwise(document)].filter(
        ({ places: [place] }) => !told.some((one) => place && overlaps(one, place)),
      )
    },
  ),
  comparing(
    {
      ...who,
      id: 'consistency.signs-as-other',
      title: 'A side is to sign in the other side’s role',
      severity: 'high',
      why: 'Signed as it stands, the wrong side makes the promises of the other, or nobody makes them.',
      advice: 'Put each side under its own role, and let a person who is a party sign for himself or herself.',
    },
    signsAsOther,
  ),
  comparing(
    {
      ...who,
      id: 'consistency.roles-swapped',
      title: 'A duty that is the other side’s by its name',
      severity: 'high',
      why: 'Read as written, the side that is to receive has to give.',
      advice: 'Check who was meant, and exchange the two names if they were swapped.',
    },
    inTurn(rolesSwapped, owedToItself, headedByOther, rolesMisplaced, warrantsWhatItGets, lateChargesByPayee),
  ),
]
