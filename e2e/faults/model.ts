import { inventedCitation, inventedQuotation } from '@casewright/core/testing'
import type { Fault, Outcome } from './lib/fault.ts'
import { withCleanup } from './lib/folder.ts'
import { withModel } from './lib/model.ts'
import type { Accepted, Person } from './lib/person.ts'
import { settle } from './lib/settle.ts'
import { brief } from './lib/texts.ts'

const ended = async (run: Accepted | undefined) => (run ? (await run.person.ask(`/api/runs/${run.id}`)).text : 'no run')

const giveBrief = async (person: Person, nth: number) =>
  (await person.upload('/api/summarize-document', 'brief.txt', brief(nth))).run

const question = { question: 'What must a party show on summary judgment?' }

const present = (runs: (Accepted | undefined)[]) => runs.filter((run) => run !== undefined)

export const modelSlow: Fault = {
  name: 'model-slow',
  title: 'The model is slow: first word after 30 s (3 s with --short), then drip by drip',
  strike: ({ short }) =>
    withCleanup(async (defer): Promise<Outcome> => {
      const { model, ada, ben } = await withModel(defer)
      model.behave({ kind: 'slow', milliseconds: short ? 3000 : 30_000, perToken: 20 })
      const started = Date.now()
      const runs = [await giveBrief(ada, 1), (await ada.start('/api/quick-question', question)).run]
      const wrong: string[] = []
      const steps = await ended(runs[0])
      if (!/"state":"(?:queued|running)"/.test(steps)) wrong.push('the run does not show that it is at work')
      const others: number[] = []
      do {
        const asked = performance.now()
        const { status } = await ben.ask('/api/runs')
        others.push(performance.now() - asked)
        if (status !== 200) wrong.push(`others were answered ${status}`)
      } while (Date.now() - started < (short ? 2000 : 25_000))
      const settled = await settle(present(runs), 180)
      const slowest = Math.round(Math.max(...others))
      return {
        atWork: `${runs.length} answers; another person reads their history ${others.length} times`,
        seen: `what was found at once, the rest when it came; others waited ${slowest} ms at most`,
        lost: settled.lost + runs.length - present(runs).length,
        twice: 0,
        recoverySeconds: (settled.at - started) / 1000,
        wrong: [...wrong, ...settled.wrong],
      }
    }),
}

/** Whether words of a liar stand in a result as if they were found, or a citation as if it existed. */
function heldLies(result: string): string[] {
  const wrong = result.includes(inventedQuotation) ? ['an invented quotation is in the result'] : []
  for (const found of result.matchAll(/\{[^{}]*925 F\.3d 1339[^{}]*\}/g))
    if (/"status":"verified"/.test(found[0])) wrong.push('an invented citation is verified')
  return wrong
}

export const modelLying: Fault = {
  name: 'model-lying',
  title: 'The model lies: quotations, citations and figures that are not there',
  strike: () =>
    withCleanup(async (defer): Promise<Outcome> => {
      const { model, ada } = await withModel(defer)
      const wrong: string[] = []
      const lies = ['invented-quotation', 'altered-quotation', 'invented-citation', 'wrong-figure', 'obeys'] as const
      let [lost, runs] = [0, 0]
      for (const lie of lies) {
        model.behave({ kind: 'liar', lie })
        const told = present([await giveBrief(ada, 1), (await ada.start('/api/quick-question', question)).run])
        const settled = await settle(told, 120)
        lost += settled.lost
        runs += told.length
        for (const run of told) wrong.push(...heldLies(await ended(run)).map((one) => `${lie}: ${one}`))
      }
      if (model.requests.length < lies.length) wrong.push('the model was not asked each time')
      return {
        atWork: `${runs} answers, ${lies.length} kinds of lies (such as ${inventedCitation.slice(0, 25)}...)`,
        seen: 'none of it as found or verified',
        lost,
        twice: 0,
        recoverySeconds: null,
        wrong,
      }
    }),
}

export const modelDown: Fault = {
  name: 'model-down',
  title: 'The model is down: errors, breaks in the middle, refuses connections',
  strike: () =>
    withCleanup(async (defer): Promise<Outcome> => {
      const { model, ada } = await withModel(defer)
      const wrong: string[] = []
      let [lost, runs] = [0, 0]
      for (const kind of ['server-error', 'cut-off', 'invalid-json', 'gone'] as const) {
        if (kind === 'gone') await model.stop()
        else model.behave(kind === 'cut-off' ? { kind, after: 40 } : { kind })
        const told = present([await giveBrief(ada, runs)])
        const settled = await settle(told, 120)
        lost += settled.lost
        runs += 1
        wrong.push(...settled.wrong)
        const result = await ended(told[0])
        if (!/took no part/.test(result)) wrong.push(`${kind}: nothing says that the model took no part`)
        if (!/Celotex/.test(result)) wrong.push(`${kind}: the evidence is not there`)
      }
      return {
        atWork: `${runs} documents, one each way`,
        seen: 'the evidence, and that the model took no part',
        lost,
        twice: 0,
        recoverySeconds: null,
        wrong,
      }
    }),
}
