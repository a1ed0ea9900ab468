/** A sentence ends here, or a line. */
const ends = /(?<=[.!?;:])\s+|\n+/
const told =
  '(?:instructions?|prompts?|directions|guidelines|rules|orders|messages?|context|question|guardrails?|filters?)'
const to = '(?:all |any |every |the |these |those |your |my |of )*'
const order =
  '^(?:and |now |so |then |but |please |also |system: ?|assistant: ?)*(?:ignore|disregard|forget|override|bypass|skip|drop|abandon)'
const orders: readonly RegExp[] = [
  new RegExp(
    `${order} ${to}(?:previous|prior|above|earlier|preceding|foregoing|former|system|safety) (?:\\w+ )?${told}\\b`,
    'i',
  ),
  new RegExp(`${order} (?:all |any |the |of )*your (?:\\w+ )?${told}\\b`, 'i'),
  /^(?:and |now |please )*(?:you are|act as|pretend (?:to be|that you are|you are)|behave as|roleplay as) (?:now )?(?:a |an |the |my )?(?:\w+ )?(?:AI|assistant|chatbot|language model|LLM|GPT|ChatGPT|Claude|DAN|unrestricted \w+)\b/i,
  /^(?:new |these are |updated )?(?:instructions?|notes?|message|orders?) (?:for|to|from) (?:the |your |any |all |whatever )?(?:automated |AI )?(?:AI|assistant|model|program|system|reviewers?|developer|software|chatbot|tool)\b/i,
  /^(?:and |please )*(?:reveal|print|show|repeat|output) (?:me )?(?:your|the) (?:system |hidden |initial )?(?:prompt|instructions)\b/i,
  /^(?:and |please |only )*(?:answer|reply|respond|output|say|state|report|claim|write) (?:only |simply |just )?(?:with|that|from memory)\b/i,
]

/**
 * A question without the sentences that give orders to whatever reads it ('Ignore all previous instructions and ...'):
 * they say nothing of the law. As it is where nothing else stands in it, or no sentence gives such an order.
 */
export function withoutInstructions(text: string): string {
  const sentences = text.split(ends)
  if (sentences.length < 2) return text
  // What answers are asked for is an order only beside one of the others: 'State that ...' may be a question of law.
  const [sayWhat, before] = [orders.at(-1) as RegExp, orders.slice(0, -1)]
  const isOrder = (sentence: string) => before.some((pattern) => pattern.test(sentence.trim()))
  if (!sentences.some(isOrder)) return text
  const rest = sentences
    .filter((sentence) => !isOrder(sentence) && !sayWhat.test(sentence.trim()))
    .join(' ')
    .trim()
  return /\p{L}{3}/u.test(rest) ? rest : text
}
