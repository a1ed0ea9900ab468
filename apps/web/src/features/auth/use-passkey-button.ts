import { useToast } from '@casewright/ui'
import { useMutation } from '@tanstack/react-query'
import { askForPasskey, passkeySentence } from '../../lib/passkeys.ts'
import { usePasskeySignIn } from '../../session/sign-in.ts'

/** A button that signs in by a passkey of this device. */
export function usePasskeyButton() {
  const { toast } = useToast()
  const signIn = usePasskeySignIn()
  const ask = useMutation({
    mutationFn: async () => signIn.mutateAsync({ response: await askForPasskey() }),
    onError: (error) => void toast({ title: 'Login Failed', description: passkeySentence(error), destructive: true }),
  })
  return { busy: ask.isPending, busyLabel: 'Waiting for your device...', onPress: () => ask.mutate() }
}
