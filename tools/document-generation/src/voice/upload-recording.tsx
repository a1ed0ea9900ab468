import { Button } from '@casewright/ui'
import { FileAudio } from 'lucide-react'
import { useRef } from 'react'

/** Has a recording heard in place of a microphone. */
export function UploadRecording({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="quiet" icon={<FileAudio aria-hidden="true" />} onPress={() => input.current?.click()}>
        Upload a recording
      </Button>
      <input
        ref={input}
        type="file"
        accept="audio/*,video/mp4,video/webm"
        hidden
        aria-label="Recording"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
