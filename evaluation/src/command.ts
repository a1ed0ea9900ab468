import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Evaluate, evaluations } from './evaluations.ts'

export interface Command {
  evaluate: readonly Evaluate[]
  /** As the server's LLM_MODEL has it: `provider:model`. */
  model?: string
  /** Where all is written to, as JSON. */
  json?: string
  /** A file of opinions that are imported beside the starter set. */
  law?: string
  parallel: number
  /** How many questions are asked, of all kinds in turn; all unless given. */
  questions?: number
  /** Whether each question is asked without the model as well, and the two answers are compared. */
  pairs: boolean
  /** What the server's environment gets. */
  settings: Record<string, string>
}

const usage = `npm run eval -- [tool ...] [--model provider:model] [--law opinions.jsonl] [--json file] [--parallel n] [--questions n] [--pairs]
Tools: ${[...evaluations.keys()].join(', ')}; all of them unless named.
npm run eval -- truth: the rules of quotations, names and marks, without a server.
npm run eval -- citations: real and invented citations put to the citation check, with no network.
npm run eval -- ranking: known answers found by BM25, by words, by meaning and by both, without a server.
npm run eval -- retrieval: whether the right law comes first, and whether it is said that nothing answers.
npm run eval -- summaries: what court papers held, did and asked, beside the last paragraph, without a server.
npm run eval -- defects: defects planted into real agreements, and whether they are found, without a server.
npm run eval -- citator: who overrules whom, from the words of citing opinions, without a server.
npm run eval -- standing: flags of the citation check on decisions that stand.
npm run eval -- risk [--chosen]: which way one fact moves the risk index, and which bars are told.
npm run eval -- findings: findings by kind, and which of them the labels of lawyers contradict, without a server.
npm run eval -- planted: corrupted citations, and misquotations and wrong pin cites in briefs, with no network.
npm run eval -- speech: words heard wrong by the speech model that was added, of two synthesized voices.
npm run eval -- support: whether a passage carries the sentence that cites it, without a server.`

/** What of the environment is the model's: keys and addresses come from there alone. */
const ofModels =
  /^(?:LLM_(?:CONTEXT_TOKENS|ANSWER_SEARCHES|ANSWER_TOKENS)|(?:ANTHROPIC|OPENAI|COMPATIBLE)_(?:API_KEY|BASE_URL))$/

/** Reads what was typed. What cannot be read ends the process with how it is written. */
export function readCommand(words: string[], environment: Record<string, string | undefined>): Command {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        model: { type: 'string' },
        law: { type: 'string' },
        json: { type: 'string' },
        parallel: { type: 'string', default: '1' },
        questions: { type: 'string' },
        pairs: { type: 'boolean', default: false },
      },
    })
    const unknown = positionals.filter((name) => !evaluations.has(name))
    if (unknown.length > 0) throw new Error(`There is no evaluation of '${unknown.join("', '")}'.`)
    const parallel = Number(values.parallel)
    if (!Number.isInteger(parallel) || parallel < 1) throw new Error('--parallel takes a whole number from 1.')
    const questions = values.questions === undefined ? undefined : Number(values.questions)
    if (questions !== undefined && (!Number.isInteger(questions) || questions < 1))
      throw new Error('--questions takes a whole number from 1.')
    const { model, law, json, pairs } = values
    if (pairs && !model)
      throw new Error('--pairs compares answers with a model to those without: name it with --model.')
    // npm runs scripts in the root: a path is meant from where the command was typed.
    const from = (path: string) => resolve(environment.INIT_CWD ?? '', path)
    return {
      evaluate: [...evaluations].flatMap(([name, one]) =>
        positionals.length === 0 || positionals.includes(name) ? [one] : [],
      ),
      ...(model && { model }),
      ...(questions !== undefined && { questions }),
      pairs,
      ...(law && { law: from(law) }),
      ...(json && { json: from(json) }),
      parallel,
      settings: model ? { ...modelSettings(environment), LLM_MODEL: placed(model, from) } : {},
    }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`)
    process.exit(1)
  }
}

/** A file on this machine is named from where the command was typed. */
const placed = (model: string, from: (path: string) => string): string =>
  model.startsWith('local:') && model.endsWith('.gguf') ? `local:${from(model.slice('local:'.length))}` : model

const modelSettings = (environment: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value && ofModels.test(name) ? [[name, value]] : [])),
  )
