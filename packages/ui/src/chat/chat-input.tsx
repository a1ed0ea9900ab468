import { SendHorizontal, Square } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { Label } from 'react-aria-components/Label'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import { Button } from '../button/button.tsx'
import * as fieldCss from '../field/field.css.ts'
import * as css from './chat.css.ts'

export interface ChatInputProps {
  /** Its name; not shown. */
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
  onSend: () => void
  /** An answer is under way: nothing can be sent. */
  isPending?: boolean
  /** Ends the answer that is under way. */
  onStop?: () => void
  inputRef?: Ref<HTMLTextAreaElement>
}

/** Where one writes. Enter sends, Shift+Enter begins a line; nothing blank is sent. */
export const ChatInput = ({
  label,
  placeholder,
  value,
  onChange,
  onSend,
  isPending = false,
  onStop,
  inputRef,
}: ChatInputProps) => {
  const canSend = !isPending && value.trim() !== ''
  const press = (event: KeyboardEvent) => {
    // An input method ends its word with Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSend) onSend()
  }
  return (
    <TextField className={css.input} value={value} onChange={onChange} onKeyDown={press}>
      <Label className="visually-hidden">{label}</Label>
      <TextArea
        ref={inputRef}
        rows={1}
        placeholder={placeholder}
        enterKeyHint="send"
        className={`${fieldCss.input} ${css.box}`}
      />
      {isPending && onStop ? (
        <Button icon={<Square aria-hidden="true" />} onPress={onStop}>
          Stop
        </Button>
      ) : (
        <Button variant="primary" icon={<SendHorizontal aria-hidden="true" />} isDisabled={!canSend} onPress={onSend}>
          Send
        </Button>
      )}
    </TextField>
  )
}
