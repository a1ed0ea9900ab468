import type { FoundPassages } from '../output.ts'

/** What was looked through, and what came of it. */
export function saidOf({ passages, opposed, sentences, title }: FoundPassages): string {
  const of = `${sentences.toLocaleString('en-US')} sentences of ${title}`
  const against =
    opposed > 0 ? ` ${opposed} ${opposed === 1 ? 'passage says' : 'passages say'} the opposite and are left out.` : ''
  if (passages.length === 0)
    return `No passage in the ${of} has the key words of this sentence.${against} It may say so in other words: read it, or cite another authority.`
  return `${passages.length === 1 ? 'The passage' : `The ${passages.length} passages`} nearest to this sentence, of ${of}.${against} Whether ${passages.length === 1 ? 'it supports' : 'they support'} the sentence is for you to judge.`
}
