import { defineAction, defineManifest } from '@casewright/core'
import { z } from 'zod'

/** Since December 1, 2009, every day of a period is counted. What was before is another rule. */
const firstDay = '2009-12-01'
const lastDay = '2099-12-31'

const day = z.iso
  .date('Write the date as 2026-11-30.')
  .refine((text) => text >= firstDay && text <= lastDay, `Give a date from December 1, 2009 to December 31, 2099.`)

const direction = z
  .union([
    z.literal('after').meta({ title: 'After the event' }),
    z.literal('before').meta({ title: 'Before the event' }),
  ])
  .default('after')
  .meta({ title: 'The period runs' })

const days = z.array(day).max(60).optional()

const declaredHint =
  'One date on each line. An order that only closes federal offices may not be a declaration; ask the clerk.'

const outcome = z.object({
  deadline: z.string().meta({ title: 'Last day' }),
  weekday: z.string().meta({ title: 'Day of the week' }),
  orElse: z.string().optional().meta({ title: 'Under the other reading' }),
  counted: z
    .array(z.object({ day: z.string().meta({ title: 'Day' }), what: z.string().meta({ title: 'What it is' }) }))
    .meta({ title: 'How it was counted' }),
  notes: z.array(z.string()).meta({ title: 'To bear in mind' }),
})

export const zones = {
  Eastern: 'America/New_York',
  Central: 'America/Chicago',
  Mountain: 'America/Denver',
  Arizona: 'America/Phoenix',
  Pacific: 'America/Los_Angeles',
  Alaska: 'America/Anchorage',
  Hawaii: 'Pacific/Honolulu',
  'Puerto Rico and Virgin Islands': 'America/Puerto_Rico',
  'Guam and Northern Mariana Islands': 'Pacific/Guam',
} as const
const zoneNames = Object.keys(zones) as [keyof typeof zones, ...(keyof typeof zones)[]]

export const manifest = defineManifest({
  apiVersion: 1,
  id: 'deadline-calculator',
  title: 'Deadline Calculator',
  icon: 'calendar',
  order: 500,
  place: { kind: 'tab' },
  model: 'never',
  info: {
    description:
      'Counts a period under Rule 6(a) of the Federal Rules of Civil Procedure, and shows how it was counted.',
    features: [
      'Periods in days and in hours, forward from an event and backward from it',
      'Weekends and the holidays of Rule 6(a)(6); state holidays as you list them',
      'The 3 days of Rule 6(d)',
      'Where the law leaves it open whether a day is a legal holiday: the earlier date, and the later one beside it',
    ],
    useCases: ['Answer a complaint', 'Oppose a motion', 'File before a hearing'],
  },
  actions: {
    count: defineAction({
      title: 'Count the days',
      input: z.object({
        event: day.meta({ title: 'Day of the event', description: 'It is not counted itself' }),
        length: z.int().min(1).max(3650).meta({ title: 'Length of the period', placeholder: '21' }),
        direction,
        added: z.boolean().default(false).meta({
          title: 'Add the 3 days of Rule 6(d)',
          description:
            'Service was made under Rule 5(b)(2)(C) (mail), (D) (leaving it with the clerk) or (F) (other means consented to); before December 1, 2016, also (E), electronic means',
        }),
        stateHolidays: days.meta({
          title: 'State holidays',
          description: 'Of the state where the district court is located, one date on each line, such as 2026-04-20',
        }),
        declaredHolidays: days.meta({
          title: 'Days declared holidays by the President or Congress',
          description: declaredHint,
        }),
      }),
      output: outcome,
      mode: 'inline',
      retain: 'history',
      label: ({ length, direction, event }) => `${length} days ${direction} ${event}`,
    }),
    hours: defineAction({
      title: 'Count the hours',
      input: z.object({
        event: day.meta({ title: 'Day of the event' }),
        time: z
          .string()
          .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time as 14:30.')
          .meta({
            title: 'Time of the event',
            placeholder: '14:30',
            description: 'On the clock of the court, of 24 hours',
          }),
        zone: z.enum(zoneNames).default('Eastern').meta({ title: 'Time zone of the court' }),
        length: z.int().min(1).max(2000).meta({ title: 'Hours', placeholder: '72' }),
        direction,
        stateHolidays: days.meta({ title: 'State holidays', description: 'One date on each line' }),
        declaredHolidays: days.meta({
          title: 'Days declared holidays by the President or Congress',
          description: declaredHint,
        }),
      }),
      output: outcome,
      mode: 'inline',
      retain: 'history',
      label: ({ length, direction, event, time }) => `${length} hours ${direction} ${event} ${time}`,
    }),
  },
})
