import type { Told } from '@casewright/core/client'
import { Button, Dialog, TextArea } from '@casewright/ui'
import { useState } from 'react'
import { toldSentence } from './told-sentence.ts'
import * as css from './told-words.css.ts'

/** The names and terms that dictation is told before it listens, and the person's own among them. */
export function ToldWords({ told }: { told: Told }) {
  const [isOpen, open] = useState(false)
  return (
    <div className={css.frame}>
      <h3 className={css.title}>Words it was told</h3>
      <p className={css.words}>
        {toldSentence(told)}{' '}
        <Button variant="quiet" size="small" aria-label="Change the words it was told" onPress={() => open(true)}>
          Change
        </Button>
      </p>
      {isOpen && <Change told={told} onClose={() => open(false)} />}
    </div>
  )
}

function Change({ told, onClose }: { told: Told; onClose: () => void }) {
  const [text, write] = useState(told.own.join('\n'))
  const own = [...new Set(text.split('\n').map((line) => line.trim().slice(0, 60)))].filter(Boolean).slice(0, 200)
  return (
    <Dialog
      title="Words it was told"
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onPress={() => {
              told.change(own)
              onClose()
            }}
          >
            Save
          </Button>
        </>
      }
    >
      <div className={css.inDialog}>
        <TextArea
          label="Your names and terms"
          description="One on each line, as they are written. Names are then spelled this way where they are heard alike, and each correction is shown."
          value={text}
          onChange={write}
          rows={6}
        />
        <Group
          title="From the matter"
          words={told.matter}
          none="Work in a matter whose parties are entered to have their names here."
        />
        <Group
          title="From your letterhead"
          words={told.profile}
          none="Enter your letterhead under Settings to have its names here."
        />
      </div>
    </Dialog>
  )
}

const Group = ({ title, words, none }: { title: string; words: readonly string[]; none: string }) => (
  <div>
    <h3 className={css.title}>{title}</h3>
    <p className={css.words}>{words.length > 0 ? words.join(', ') : none}</p>
  </div>
)
