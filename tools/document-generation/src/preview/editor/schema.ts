import { Schema } from 'prosemirror-model'
import { marks } from './marks.ts'
import { nodes } from './nodes.ts'

/** A document's parts as the editor holds them: whatever is typed, what comes out has the form of a document. */
export const schema: Schema<keyof typeof nodes, keyof typeof marks> = new Schema({ nodes, marks })
