export { documentOfHtml, type MarkedText, plain, textOfHtml } from './html.ts'
export { type TextWriter, textWriter } from './text-writer.ts'
