import { counted, type PanelProps } from '@casewright/core/client'
import { Button, Link } from '@casewright/ui'
import { Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { small } from '../../../components/sections/section.css.ts'
import { useUser } from '../../../lib/user.ts'
import * as css from './law-to-add.css.ts'
import { publisherWords, unavailableWords } from './pack-words.ts'
import { type WayToAdd, waysToAdd } from './packs-bringing.ts'
import { useLawLibrary, usePackDeed } from './use-law-library.ts'

const address = '/law-library'

type LawToAddProps = ComponentProps<NonNullable<PanelProps['LawToAdd']>>

/** How law that the library lacks is added: by administrators with a button, by all others through one of them. */
export function LawToAdd({ lacks }: LawToAddProps) {
  const { data: library } = useLawLibrary()
  const { user } = useUser()
  const canChange = user?.role === 'administrator'
  const ways = library ? waysToAdd(lacks, library) : []
  const known = ways.filter(({ packs, isComing }) => packs.length > 0 || isComing)
  const unknown = ways.filter((way) => !known.includes(way))
  return (
    <div className={css.ways}>
      {library && (
        <ul className={css.list}>
          {known.map((way) => (
            <li key={way.id} className={css.way}>
              {canChange ? <Adding way={way} offline={library.offline} /> : <Asking way={way} />}
            </li>
          ))}
          {unknown.length > 0 && (
            <li className={css.way}>
              <Unknown names={unknown.map(({ name }) => name)} canChange={canChange} />
            </li>
          )}
        </ul>
      )}
      <Link href={address} alone>
        Law library
      </Link>
    </div>
  )
}

/** What an administrator can do. */
function Adding({ way: { name, packs, only, isComing }, offline }: { way: WayToAdd; offline: boolean }) {
  const act = usePackDeed()
  const [first] = packs
  if (isComing) return <Words>{capital(name)} are being added. Search again once they are in the library.</Words>
  if (only)
    return (
      <>
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" />}
          busy={act.isPending}
          busyLabel="Adding..."
          onPress={() => act.mutate({ pack: only.id, deed: 'add', from: only.from[0] })}
        >
          Add {name}
        </Button>
        <Words>{publisherWords(only)}</Words>
      </>
    )
  if (!first) return null
  if (packs.length > 1)
    return (
      <Words>
        {capital(name)} are in {counted(packs.length, 'pack')} of the law library. Choose there what to add.
      </Words>
    )
  return (
    <Words>
      {capital(name)} are in the pack {first.title}. {unavailableWords(offline, first.id)}
    </Words>
  )
}

/** What all others are told. */
function Asking({ way: { name, packs, isComing } }: { way: WayToAdd }) {
  const [first] = packs
  if (isComing) return <Words>{capital(name)} are being added. Search again later.</Words>
  if (!first) return null
  return (
    <Words>
      Ask an administrator of this server to add {name}:{' '}
      {packs.length > 1
        ? `they are in ${counted(packs.length, 'pack')} of the law library.`
        : `${publisherWords(first)}.`}
    </Words>
  )
}

/** Law that no pack has, in one sentence for all of it. */
const Unknown = ({ names, canChange }: { names: readonly string[]; canChange: boolean }) => (
  <Words>
    No pack that this server knows has {names.join(' or ')}.{' '}
    {canChange
      ? 'Import them from files on the server, with npm run library -- import.'
      : 'Ask an administrator of this server, who can import them from files.'}
  </Words>
)

const capital = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`

const Words = ({ children }: { children: ReactNode }) => <span className={small}>{children}</span>
