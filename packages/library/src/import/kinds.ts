import { importCourtListener, inOrder, isBulkFile } from './courtlistener/index.ts'
import { readEcfr } from './ecfr.ts'
import type { ImportFile } from './files.ts'
import { readJsonLines } from './jsonl.ts'
import { type ImportContext, importFiles } from './run-import.ts'
import { readUslm } from './uslm.ts'

/** What can be imported, and how. */
export interface ImportKind {
  id: string
  /** What it reads, for who asks. */
  reads: string
  /** The files of a folder that are its own. */
  wants(name: string): boolean
  /** Puts the files in order, or says which is missing. */
  order?(files: readonly ImportFile[]): ImportFile[]
  /** Files of a later day have other names, and are the same import. */
  oneSource?: true
  run(context: ImportContext, files: readonly ImportFile[]): Promise<void>
}

const named =
  (...endings: string[]) =>
  (name: string) =>
    endings.some((ending) =>
      [ending, `${ending}.gz`, `${ending}.bz2`].some((whole) => name.toLowerCase().endsWith(whole)),
    )

/** Notes that the library has all of something, once, in what is kept with the position. */
const note = ({ position }: ImportContext, scope: string) => {
  if (!position.covers.includes(scope)) position.covers.push(scope)
}

export const importKinds: readonly ImportKind[] = [
  {
    id: 'jsonl',
    reads: 'JSON Lines, an opinion or a section on each (.jsonl, .gz, .bz2)',
    wants: named('.jsonl'),
    run: (context, files) => importFiles(context, files, readJsonLines),
  },
  {
    id: 'uscode',
    reads: 'titles of the United States Code in USLM XML, from uscode.house.gov',
    wants: named('.xml'),
    run: (context, files) =>
      importFiles(context, files, (input) => readUslm(input, (title) => note(context, `usc/${title}/`))),
  },
  {
    id: 'ecfr',
    reads: 'titles or parts of the Code of Federal Regulations in XML, from ecfr.gov or govinfo.gov',
    wants: named('.xml'),
    run: (context, files) =>
      importFiles(context, files, (input, { name }) =>
        readEcfr(input, name, (title) => note(context, `cfr/${title}/`)),
      ),
  },
  {
    id: 'courtlistener',
    reads:
      "a folder with CourtListener's bulk files: courts, dockets, opinion-clusters, opinions and citations (.csv, .bz2)",
    wants: isBulkFile,
    order: inOrder,
    oneSource: true,
    run: importCourtListener,
  },
]
