export { documentsOfMatter, runsOfMatter } from './contents.ts'
export { fileKept, fileRun } from './file.ts'
