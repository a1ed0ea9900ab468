import type { HeldLaw, LawLibrary as Library } from '@casewright/api/client'
import { Button, EmptyState, Notice } from '@casewright/ui'
import { useState } from 'react'
import { Loading } from '../../../components/page/loading.tsx'
import { note, section, settings, small } from '../../../components/sections/section.css.ts'
import { SectionHead } from '../../../components/sections/section-head.tsx'
import { formatMoment } from '../../../lib/dates.ts'
import { CoverageTables } from './coverage-tables.tsx'
import { DiskLine } from './disk-line.tsx'
import { HeldTable } from './held-table.tsx'
import * as css from './law-library.css.ts'
import { PackDialog } from './pack-dialog.tsx'
import { ChangesDialog, FailuresDialog } from './pack-lists.tsx'
import { collectionWords } from './pack-words.ts'
import { PacksToAdd } from './packs-to-add.tsx'
import { ReadingsLine } from './readings-line.tsx'
import { type AskedDeed, type PackList, useCheck, useLawLibrary, usePackDeed } from './use-law-library.ts'
import { WithoutNetwork } from './without-network.tsx'
import { WorkList } from './work-list.tsx'

const lead = 'The law that this server can search without the internet. '

/** The law in the library and what can be added. @param canChange for administrators; all others may look */
export function LawLibrary({ canChange }: { canChange: boolean }) {
  const query = useLawLibrary()
  const { data } = query
  return (
    <div className={settings}>
      <SectionHead
        title="Law library"
        lead={
          lead +
          (canChange ? 'Nothing is downloaded until you add it.' : 'Administrators can add more of what is listed.')
        }
      />
      <Loading query={query} label="Loading the law library..." failure="The law library could not be loaded." />
      {data && <Contents library={data} canChange={canChange} />}
    </div>
  )
}

function Contents({ library, canChange }: { library: Library; canChange: boolean }) {
  const { held, packs, work, offline, catalogProblem, checkedAt } = library
  const [asked, setAsked] = useState<AskedDeed | null>(null)
  const [listed, setListed] = useState<{ list: PackList; law: HeldLaw } | null>(null)
  const act = usePackDeed()
  const check = useCheck()
  const asks = (deed: AskedDeed) =>
    deed.deed === 'remove' || deed.deed === 'cancel' ? setAsked(deed) : act.mutate(deed)
  const onDeed = canChange ? asks : undefined
  const busy = work.map(({ pack }) => pack)
  const List = listed?.list === 'failures' ? FailuresDialog : ChangesDialog
  return (
    <>
      <div className={section}>
        <DiskLine {...library} />
        <ReadingsLine {...library} />
        {catalogProblem && (
          <Notice tone="partial" title="Your catalog of packs could not be read, so only the packs shipped are listed.">
            {catalogProblem}
          </Notice>
        )}
      </div>
      {work.length > 0 && (
        <section aria-labelledby="work" className={section}>
          <header className={css.head}>
            <h2 id="work">In progress</h2>
          </header>
          <WorkList work={work} onDeed={onDeed} />
        </section>
      )}
      <section aria-labelledby="held" className={section}>
        <header className={css.head}>
          <h2 id="held">In the library</h2>
          <span className={small}>{collectionWords(library)}</span>
        </header>
        {held.length === 0 ? (
          <EmptyState headingLevel={3} title="No law yet">
            Citations are not checked against texts until a pack is added.
          </EmptyState>
        ) : (
          <>
            <CoverageTables held={held} />
            <HeldTable
              held={held}
              packs={packs}
              busy={busy}
              onList={(list, law) => setListed({ list, law })}
              onDeed={onDeed}
            />
          </>
        )}
        {canChange && !offline && (
          <p className={css.check}>
            <Button size="small" busy={check.isPending} busyLabel="Checking..." onPress={() => check.mutate()}>
              Check for newer releases
            </Button>
            <span className={note}>
              {checkedAt
                ? `Last checked ${formatMoment(checkedAt)}`
                : 'Publishers have not been asked yet. The check also lists the reporters of every state.'}
            </span>
          </p>
        )}
      </section>
      <section aria-labelledby="packs" className={`${section} ${css.notPrinted}`}>
        <header className={css.head}>
          <h2 id="packs">Packs to add</h2>
        </header>
        <PacksToAdd packs={packs.filter((pack) => !pack.held)} offline={offline} busy={busy} onDeed={onDeed} />
        <p className={note}>
          “Layout not tried” means that this version has not been tested on a file of that publication. Entries that
          cannot be read are counted and listed.
        </p>
      </section>
      {canChange && <WithoutNetwork library={library} />}
      {asked && <PackDialog asked={asked} library={library} onClose={() => setAsked(null)} />}
      {listed?.law.pack && <List law={{ ...listed.law, pack: listed.law.pack }} onClose={() => setListed(null)} />}
    </>
  )
}
