import { isCaseList, type Layout, layouts } from '@casewright/publishers'
import { importCaseIndex } from '../case-index/import-case-index.ts'
import { importCourtListener, inOrder, isBulkFile } from './courtlistener/index.ts'
import { filesAt, type ImportFile, openFile } from './files.ts'
import { readJsonLines } from './jsonl.ts'
import { asOneFile, readPublication } from './published.ts'
import { type ImportContext, importFiles } from './run-import.ts'

/** What can be imported, and how. */
export interface ImportKind {
  id: string
  /** What it reads, for who asks. */
  reads: string
  /** The files of a path that are its own, in the order in which they are read. */
  files(path: string): Promise<ImportFile[]>
  /** Files of a later day have other names, and are the same import. */
  oneSource?: true
  /** Where it is a layout of the publishers. */
  layout?: Layout
  /** @param since only decisions of this day or later, where the kind can tell */
  run(context: ImportContext, files: readonly ImportFile[], since?: string): Promise<void>
}

const named =
  (...endings: string[]) =>
  (name: string) =>
    endings.some((ending) =>
      [ending, `${ending}.gz`, `${ending}.bz2`].some((whole) => name.toLowerCase().endsWith(whole)),
    )

/** A layout of the publishers: a file, archive or folder of it is read as one. */
const publication = (layout: Layout): ImportKind => ({
  id: layout.id,
  reads: layout.reads,
  layout,
  files: asOneFile,
  run: (context, files) =>
    importFiles(context, files, ({ path }, onBytes) =>
      readPublication(layout, path, onBytes, (scope) => context.note(scope)),
    ),
})

export const importKinds: readonly ImportKind[] = [
  {
    id: 'jsonl',
    reads: 'JSON Lines, an opinion or a section on each (.jsonl, .gz, .bz2)',
    files: (path) => filesAt(path, named('.jsonl')),
    run: (context, files) => importFiles(context, files, (file, onBytes) => readJsonLines(openFile(file, onBytes))),
  },
  ...layouts.map(publication),
  {
    id: 'case-index',
    reads:
      'lists of the cases of volumes (CasesMetadata.json or the zip of a volume) of the Caselaw Access Project, without texts',
    files: (path) => filesAt(path, (name) => isCaseList(name) || name.toLowerCase().endsWith('.zip')),
    run: importCaseIndex,
  },
  {
    id: 'courtlistener',
    reads:
      "a folder with CourtListener's bulk files: courts, dockets, opinion-clusters, opinions and citations (.csv, .bz2)",
    files: async (path) => inOrder(await filesAt(path, isBulkFile)),
    oneSource: true,
    run: importCourtListener,
  },
]
