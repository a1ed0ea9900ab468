import { overlaps } from '../../span/span.ts'
import type { CheckedDocument, DocumentCheck } from '../check.ts'
import { andNotTheOther } from './clauses/and-not-the-other.ts'
import { bindingLists } from './clauses/binding.ts'
import { cannotBoth } from './clauses/cannot-both.ts'
import { exclusiveAndNot } from './clauses/exclusive.ts'
import { forGoodAndForTime } from './clauses/for-good.ts'
import { forumsDiffer } from './clauses/forum.ts'
import { lawsDiffer, venuesDiffer } from './clauses/law-and-venue.ts'
import { managementDiffers } from './clauses/managed.ts'
import { mayAndMayNot } from './clauses/may-and-may-not.ts'
import { ownedAndLicensed } from './clauses/owned.ts'
import { precedencesDiffer } from './clauses/precedence.ts'
import { reliefTakenBack } from './clauses/relief.ts'
import { deletedBeforeExport, soleRemedies } from './clauses/remedies.ts'
import { renewalsDiffer } from './clauses/renewal.ts'
import { noticesToEnd, ownersDiffer, secretsLast } from './clauses/said-otherwise.ts'
import { bornesDiffer } from './clauses/who-bears.ts'
import { afterItsEvent } from './periods/after-its-event.ts'
import { beforeItsDate } from './periods/before-its-date.ts'
import { datesTwice } from './periods/date-twice.ts'
import { extendedTo } from './periods/extended-to.ts'
import { outlastsItsLease } from './periods/longer-than-its-lease.ts'
import { namedTermsEnd } from './periods/named-term.ts'
import { revocationsDiffer } from './periods/revoked-in-time.ts'
import { schedulesBroken } from './periods/schedule.ts'
import { termsEnd } from './periods/term-end.ts'
import { sumsAtTheFoot } from './sums/at-the-foot.ts'
import { sharesInColumns, sumsInColumns } from './sums/columns.ts'
import { contributionsMiss } from './sums/contributed.ts'
import { sumsListed } from './sums/listed.ts'
import { percentOfTerm } from './sums/of-a-term.ts'
import { ownersMiss } from './sums/owners.ts'
import { productsMissed } from './sums/products.ts'
import { rentsOfTerm } from './sums/rents-of-a-term.ts'
import { sharesListed } from './sums/shares.ts'
import { vestingMisses } from './sums/vesting.ts'
import { monthsMissYear } from './sums/year-and-month.ts'
import { type Contradiction, comparing } from './support/told.ts'
import { boxesTwice } from './twice/boxes.ts'
import { statedTwice } from './twice/index.ts'
import { entitiesDiffer } from './who/entity.ts'
import { rolesHeldByOthers } from './who/role-holder.ts'
import { labeledOtherwise, othersSign } from './who/signer.ts'
import { signsAsOther } from './who/signs-as-other.ts'
import { rolesSwapped } from './who/swapped.ts'

const clause = { category: 'Risk', concerns: ['contract', 'letter'] } as const
const who = { category: 'Parties and signatures', concerns: ['contract'] } as const

/** What is told already by another reading of the same place is not told twice. */
const notIn = (found: readonly Contradiction[], told: readonly Contradiction[]): Contradiction[] =>
  found.filter(
    ({ places }) => !places.some((place) => told.some((other) => other.places.some((one) => overlaps(one, place)))),
  )
const sumsAtTheFootAlone = (document: CheckedDocument): Contradiction[] =>
  notIn(sumsAtTheFoot(document), [...sumsInColumns(document), ...sumsListed(document)])
const rentsOfTermAlone = (document: CheckedDocument): Contradiction[] =>
  notIn(rentsOfTerm(document), [...productsMissed(document), ...monthsMissYear(document)])

/** What a paper says against itself: by arithmetic and comparison, and never by opinion. */
export const consistencyChecks: readonly DocumentCheck[] = [
  comparing(
    {
      id: 'consistency.sum',
      title: 'Parts that do not add up to the stated total',
      severity: 'high',
      why: 'Whether the total or one of its parts is wrong cannot be told from the paper, and each side may rely on the figure that suits it.',
      advice: 'Find out which figure was agreed, and correct the others so that the parts make the total.',
    },
    (document) => [
      ...sumsListed(document),
      ...sumsAtTheFootAlone(document),
      ...sharesListed(document),
      ...ownersMiss(document),
      ...sumsInColumns(document),
      ...sharesInColumns(document),
      ...contributionsMiss(document),
    ],
  ),
  comparing(
    {
      id: 'consistency.product',
      title: 'A rate and its amount that do not agree',
      severity: 'high',
      why: 'The rate multiplied out is not the amount that is stated, so that two different sums may be claimed.',
      advice: 'Find out whether the rate or the amount was agreed, and work the other out from it.',
    },
    (document) => [
      ...productsMissed(document),
      ...percentOfTerm(document),
      ...monthsMissYear(document),
      ...vestingMisses(document),
      ...rentsOfTermAlone(document),
    ],
  ),
  comparing(
    {
      id: 'consistency.term-end',
      title: 'A term whose length and last day disagree',
      severity: 'high',
      why: 'When the term ends, and every notice or option that is counted from its end, can be read in two ways.',
      advice: 'Decide whether the length or the last day was agreed, and correct the other.',
    },
    (document) => [...termsEnd(document), ...namedTermsEnd(document), ...extendedTo(document)],
  ),
  comparing(
    {
      id: 'consistency.before-its-date',
      title: 'A last day that comes before the paper’s own date',
      severity: 'high',
      why: 'What is to be done by then is late before the paper is signed, or the right has already run out.',
      advice: 'Check the year and the month of both days, and correct the one that is wrong.',
    },
    beforeItsDate,
  ),
  comparing(
    {
      id: 'consistency.after-its-event',
      title: 'A last day that comes after what it is to come before',
      severity: 'high',
      why: 'What decides whether the deal goes on may still be open after the day on which it is to be done.',
      advice: 'Put the days in their order, and let the later event wait for the earlier one.',
    },
    afterItsEvent,
  ),
  comparing(
    {
      id: 'consistency.schedule',
      title: 'A schedule with a gap or an overlap',
      severity: 'medium',
      why: 'For some time no amount is stated, or two are.',
      advice: 'Correct the first or last day of the stretch so that each begins where the one before it ends.',
    },
    schedulesBroken,
  ),
  comparing(
    {
      id: 'consistency.date-twice',
      title: 'One date stated in two ways',
      severity: 'medium',
      why: 'It is open which instrument is meant, or from which day time is counted.',
      advice: 'Look the date up in the signed instrument, and write it in both places.',
    },
    datesTwice,
  ),
  ...statedTwice,
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
    rolesSwapped,
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
    ownersDiffer,
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
    (document) => {
      const told = bornesDiffer(document)
      return [...told, ...notIn(andNotTheOther(document), told)]
    },
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
    mayAndMayNot,
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
    precedencesDiffer,
  ),
  ...cannotBoth,
]
