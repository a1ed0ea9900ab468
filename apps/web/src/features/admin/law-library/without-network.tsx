import type { LawLibrary } from '@casewright/api/client'
import { section, words } from '../../../components/sections/section.css.ts'
import { path } from '../admin.css.ts'
import { head, notPrinted } from './law-library.css.ts'

/** How packs are added where nothing can be downloaded. */
export const WithoutNetwork = ({ library: { folder, offline } }: { library: LawLibrary }) => (
  <section aria-labelledby="folder" className={`${section} ${notPrinted}`}>
    <header className={head}>
      <h2 id="folder">Without a network</h2>
    </header>
    <p className={words}>
      {offline && 'This installation is offline (OFFLINE=1), so nothing is downloaded. '}
      Packs can be added from a folder on the server or a USB drive: <span className={path}>{folder.path}</span>
      {folder.present ? '. ' : ', which does not exist yet. '}
      Set LAW_FOLDER to use another one.
    </p>
    <p className={words}>
      The folder mirrors the publishers’ addresses: a file from https://www.example.gov/law/title-1.xml belongs in{' '}
      <span className={path}>www.example.gov/law/title-1.xml</span>. Or put the files of a pack in a folder named after
      its ID, such as <span className={path}>us-code-26</span> or <span className={path}>cfr-17</span>. A pack whose
      files are there, in any release, shows “Add from folder”.
    </p>
  </section>
)
