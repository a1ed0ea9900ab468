import type { DocumentCheck } from '../../check.ts'
import { eventsTwice } from '../same/dated.ts'
import { comparing, inTurn } from '../support/told.ts'
import { afterItsEvent } from './after-its-event.ts'
import { beforeItsDate } from './before-its-date.ts'
import { beyondItsEnd } from './beyond-its-end.ts'
import { countMissesDays, paymentsAfterAllIsDue } from './count-and-days.ts'
import { dateOfSection } from './date-of-section.ts'
import { datesTwice } from './date-twice.ts'
import { extendedTo } from './extended-to.ts'
import { namedTermsEnd } from './named-term.ts'
import { neverInTime } from './never-in-time.ts'
import { schedulesBroken } from './schedule.ts'
import { termsEnd } from './term-end.ts'

/** Days and stretches of time that cannot all be right. */
export const periodChecks: readonly DocumentCheck[] = [
  comparing(
    {
      id: 'consistency.count-and-days',
      title: 'A number of payments that their first and last day do not bear out',
      severity: 'high',
      why: 'One payment has no day, or one day has no payment, and each side may count as it likes.',
      advice: 'Decide whether the number or the last day was agreed, and correct the other.',
    },
    (document) => [...countMissesDays(document), ...paymentsAfterAllIsDue(document)],
  ),
  comparing(
    {
      id: 'consistency.date-of-section',
      title: 'A day that is said to be another section’s, and is not',
      severity: 'high',
      why: 'From which of the two days the duty or the charge runs can be read in two ways.',
      advice: 'Find out which day was agreed, and refer to it without repeating it.',
    },
    dateOfSection,
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
    (document) => [...afterItsEvent(document), ...beyondItsEnd(document)],
  ),
  comparing(
    {
      id: 'consistency.never-in-time',
      title: 'A time that nobody can keep',
      severity: 'high',
      why: 'Whoever has to act is late whatever they do, and loses the right or is in breach.',
      advice: 'Let the time begin when the act becomes possible, and make it long enough for what has to come first.',
    },
    neverInTime,
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
    inTurn(datesTwice, eventsTwice),
  ),
]
