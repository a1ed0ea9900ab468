/** A word of a phrase; with `form` it must stand there as it was written. */
export interface PhraseWord {
  stem: string
  form?: string
}

/** Within a sentence, a paragraph, or so many words. */
export type Within = 's' | 'p' | number

/** What a query asks for. */
export type Node =
  | { is: 'word'; stem: string }
  | { is: 'prefix'; prefix: string }
  | { is: 'phrase'; words: readonly PhraseWord[] }
  | { is: 'and' | 'or'; of: readonly Node[] }
  | { is: 'not'; of: Node }
  | { is: 'near'; left: Node; right: Node; within: Within; ordered: boolean }

/** What is looked for in a text: its words, and how a query reads. */
export interface ReadQuery {
  /**
   * `words`: all of them, else the most of them. `terms`: exactly what the tree says. `text`: a passage that was pasted,
   * for what is most like it.
   */
  mode: 'words' | 'terms' | 'text'
  /** In the modes `words` and `text`, an `and` of what is looked for. */
  tree: Node | undefined
  /** How often a stem is in it, where that is more than once. */
  times?: ReadonlyMap<string, number>
  /** In the mode `text`: it has more words than anybody asks or describes something with, or quotes or cites. */
  isParagraph?: boolean
  /** How it was read, where it could not be read as it was written. */
  problem?: string
}

/** The nodes that a result has, not those that it must not have. */
export function* positive(node: Node): Generator<Node> {
  if (node.is === 'not') return
  if (node.is === 'and' || node.is === 'or') for (const one of node.of) yield* positive(one)
  else if (node.is === 'near') {
    yield* positive(node.left)
    yield* positive(node.right)
  } else yield node
}

/** Every leaf, those that a result must not have among them. */
export function* leaves(node: Node): Generator<Node> {
  if (node.is === 'not') yield* leaves(node.of)
  else if (node.is === 'and' || node.is === 'or') for (const one of node.of) yield* leaves(one)
  else if (node.is === 'near') {
    yield* leaves(node.left)
    yield* leaves(node.right)
  } else yield node
}
