import type { DocumentCheck } from '../../check.ts'
import { outlastsItsLease } from '../periods/longer-than-its-lease.ts'
import { revocationsDiffer } from '../periods/revoked-in-time.ts'
import { deedsClash } from '../same/deeds.ts'
import { includedAndExtra } from '../same/included.ts'
import { comparing, inTurn } from '../support/told.ts'
import { boxesTwice } from '../twice/boxes.ts'
import { andNotTheOther } from './and-not-the-other.ts'
import { atOnceAndLater } from './at-once-and-later.ts'
import { atWillAndNotice } from './at-will-and-notice.ts'
import { bindingLists } from './binding.ts'
import { cannotBoth } from './cannot-both.ts'
import { describedElsewhere } from './described-reference.ts'
import { exceptionTakesAll } from './exception-takes-all.ts'
import { exclusiveAndNot } from './exclusive.ts'
import { floorsAboveCeilings } from './floor-and-ceiling.ts'
import { forGoodAndForTime } from './for-good.ts'
import { forumsDiffer } from './forum.ts'
import { lawsDiffer, venuesDiffer } from './law-and-venue.ts'
import { managementDiffers } from './managed.ts'
import { mayAndMayNot } from './may-and-may-not.ts'
import { belongsToBoth, ownedAndLicensed } from './owned.ts'
import { permittedWithinBar } from './permitted-within-bar.ts'
import { eachPrevails, precedencesDiffer } from './precedence.ts'
import { conceptElsewhere } from './reference-concept.ts'
import { subjectElsewhere } from './reference-subject.ts'
import { reliefTakenBack } from './relief.ts'
import { deletedBeforeExport, soleRemedies } from './remedies.ts'
import { renewalsDiffer } from './renewal.ts'
import { noticesToEnd, ownersDiffer, secretsLast } from './said-otherwise.ts'
import { bornesDiffer } from './who-bears.ts'

const clause = { category: 'Risk', concerns: ['contract', 'letter'] } as const

/** Clauses of one paper that cannot both be kept. */
export const clauseChecks: readonly DocumentCheck[] = [
  comparing(
    {
      ...clause,
      id: 'consistency.exception-takes-all',
      title: 'An exception as wide as its rule',
      severity: 'high',
      why: 'What is promised is taken back whole, so that there is no case in which anything is owed.',
      advice: 'Narrow the exception to the cases that were meant, such as what the other side causes.',
    },
    exceptionTakesAll,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.floor-above-ceiling',
      title: 'A least that is above the most',
      severity: 'high',
      category: 'Amounts and dates',
      why: 'No figure and no day can keep both, so that a duty cannot be met or a right cannot be used.',
      advice: 'Find out which of the two figures was agreed, and correct the other.',
    },
    floorsAboveCeilings,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.at-once-and-later',
      title: 'Paid at once here, and in parts there',
      severity: 'high',
      why: 'Whoever pays can choose the clause that defers, and whoever is paid the one that does not.',
      advice: 'Decide how it is paid, and take the other clause out.',
    },
    atOnceAndLater,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.at-will-and-notice',
      title: 'At will, and only after a notice',
      severity: 'medium',
      why: 'Whether leaving or dismissing at once is a breach, and what the notice period costs, can be read in two ways.',
      advice:
        'Decide whether notice is owed. If it is, write “at will, subject to the notice in Section …”; if not, strike it.',
    },
    atWillAndNotice,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.governing-law',
      title: 'Two governing laws for one contract',
      severity: 'high',
      why: 'A dispute begins with a dispute over whose law decides it.',
      advice: 'Choose one law, and delete the other clause.',
    },
    lawsDiffer,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.venue',
      title: 'Two places that are each the only place to sue',
      severity: 'high',
      why: 'Each side can call the other’s court the wrong one.',
      advice: 'Choose one place, or say which disputes go where.',
    },
    venuesDiffer,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.arbitration-and-court',
      title: 'All disputes to arbitration, and all to court',
      severity: 'high',
      why: 'A court may find that no agreement to arbitrate was reached, or the other side may stay your suit.',
      advice: 'Choose one, or say which disputes are excepted from it.',
    },
    forumsDiffer,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.exclusive-and-not',
      title: 'A right that is exclusive here and not there',
      severity: 'high',
      why: 'Whether others may be given the same right is what the price was paid for.',
      advice: 'Decide whether the right is exclusive, and for which field, territory and time.',
    },
    exclusiveAndNot,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.binding-list',
      title: 'A section that binds, and a list that says otherwise',
      severity: 'high',
      concerns: ['any'],
      why: 'Exclusivity, confidentiality or costs may bind nobody, or a term of the deal may bind too early.',
      advice: 'Decide for each section whether it binds, and make the list agree.',
    },
    bindingLists,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.sole-remedy',
      title: 'A sole remedy beside another for the same breach',
      severity: 'medium',
      why: 'One clause takes away what the other gives.',
      advice: 'Decide whether the remedy is the only one, or except the other from it.',
    },
    soleRemedies,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.delete-and-export',
      title: 'Data deleted at once that may be exported later',
      severity: 'medium',
      why: 'What is to be exported may be gone, by a clause that both sides signed.',
      advice: 'Let the deletion begin when the time for export is over.',
    },
    deletedBeforeExport,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.renewal',
      title: 'A term that renews itself, and does not',
      severity: 'high',
      why: 'Whether the contract still runs, and what is owed for it, is open on the day after the term.',
      advice: 'Decide whether the term renews without more, and delete the other clause.',
    },
    renewalsDiffer,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.notice-to-end',
      title: 'Two lengths of notice to end the contract',
      severity: 'high',
      why: 'Whoever leaves on the shorter notice may be told that the contract still runs.',
      advice: 'Decide how much notice is owed, and write it in both places.',
    },
    noticesToEnd,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.secrets-last',
      title: 'Secrets kept for two different times',
      severity: 'medium',
      why: 'After the shorter time each side has a clause for its answer whether a secret may be told.',
      advice: 'Decide how long secrets are kept, and write it in both places.',
    },
    secretsLast,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.owner',
      title: 'The same work owned by one side here, and by the other there',
      severity: 'high',
      why: 'Who may use, sell or change what was made depends on which clause wins.',
      advice: 'Decide who owns the work, and strike the other clause.',
    },
    inTurn(ownersDiffer, belongsToBoth),
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.who-bears',
      title: 'A duty of one side here, and of the other there',
      severity: 'high',
      why: 'Each side has a clause that puts the work or its cost on the other.',
      advice: 'Decide who does it and who pays for it, and strike the other clause.',
    },
    inTurn(bornesDiffer, andNotTheOther, includedAndExtra),
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.may-and-may-not',
      title: 'What a side may do freely here, and may not there',
      severity: 'high',
      why: 'Whether the act is good, or a breach, depends on which clause wins.',
      advice: 'Decide whether consent is needed, and make the one clause an exception to the other or strike it.',
    },
    inTurn(mayAndMayNot, deedsClash, permittedWithinBar),
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.relief-taken-back',
      title: 'A payment lowered for a time here, and owed in full there',
      severity: 'high',
      why: 'What is owed in the first months, for which the relief was given, can be worked out in two ways.',
      advice: 'Decide whether the relief stands, and strike the other clause or except the relief from it.',
    },
    reliefTakenBack,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.management',
      title: 'Managed by its members, and by managers',
      severity: 'high',
      why: 'Who can bind the company, and whose vote counts, is open whenever the members disagree.',
      advice: 'Decide whether members or managers manage, and name the managers and how they are chosen.',
    },
    managementDiffers,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.for-good-and-for-time',
      title: 'A right for good that ends on a day',
      severity: 'high',
      why: 'Whether use after that day is a right or an infringement depends on which clause wins.',
      advice: 'Decide whether the right lasts for good or until the day, and strike the other words.',
    },
    forGoodAndForTime,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.two-boxes',
      title: 'Two boxes checked where one is to be',
      severity: 'high',
      concerns: ['any'],
      why: 'Each side may rely on the box that suits it.',
      advice: 'Find out which choice was made, and clear the other box, with initials beside it.',
    },
    boxesTwice,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.owned-and-licensed',
      title: 'Owned outright here, and only licensed there',
      severity: 'high',
      why: 'Whether the maker keeps anything, and is paid for further use, depends on which clause wins.',
      advice: 'Decide whether it is assigned or licensed, and delete the other clause.',
    },
    ownedAndLicensed,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.outlasts-its-lease',
      title: 'A sublease that is longer than the lease under it',
      severity: 'high',
      why: 'After the end of the lease there is nothing left to sublet, and rent is promised for it all the same.',
      advice: 'End the sublease a day before the lease, or make it depend on a new lease.',
    },
    outlastsItsLease,
  ),
  comparing(
    {
      ...clause,
      id: 'consistency.revocation',
      title: 'The days to revoke and the effective day do not fit',
      severity: 'high',
      why: 'Until when the release may be revoked, and from when payment is due, can be read in two ways.',
      advice: 'Let the agreement take effect on the day after the last day for revoking it.',
    },
    revocationsDiffer,
  ),
  comparing(
    {
      ...clause,
      category: 'References and numbering',
      id: 'consistency.precedence',
      title: 'Two orders of precedence that are each other’s reverse',
      severity: 'medium',
      why: 'Wherever the papers differ, each side has a clause that lets its own paper win.',
      advice: 'Keep one order, and make the other paper refer to it.',
    },
    inTurn(precedencesDiffer, eachPrevails),
  ),
  comparing(
    {
      ...clause,
      category: 'References and numbering',
      id: 'consistency.reference-subject',
      title: 'A reference to a section that is on something else',
      severity: 'medium',
      why: 'What was to govern is in another section, so that neither of them clearly applies.',
      advice: 'Look up which section is meant, and correct the number.',
    },
    inTurn(subjectElsewhere, conceptElsewhere, describedElsewhere),
  ),
  ...cannotBoth,
]
