import { createResampler } from './resample.ts'

export interface Microphone {
  /** Lets samples pass, or not. */
  mute(isMuted: boolean): void
  close(): void
}

const frame = 2048

/**
 * Opens the microphone that the person chose in the browser. What it hears goes to `onSamples` alone.
 * @param onEnd told when it is taken away
 * @throws DOMException when there is none, or the person does not allow it
 */
export async function openMicrophone(
  onSamples: (samples: Float32Array) => void,
  onEnd: () => void,
): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  })
  const context = new AudioContext()
  const resample = createResampler(context.sampleRate)
  // Its successor needs a script of its own address, which a panel that a firm adds cannot bring.
  const node = context.createScriptProcessor(frame, 1, 1)
  let isMuted = false
  node.onaudioprocess = ({ inputBuffer }) => {
    const samples = resample(inputBuffer.getChannelData(0))
    if (!isMuted) onSamples(samples)
  }
  context.createMediaStreamSource(stream).connect(node)
  // Browsers let no node work that leads nowhere; it gives out silence.
  node.connect(context.destination)
  const tracks = stream.getTracks()
  for (const track of tracks) track.addEventListener('ended', onEnd)
  return {
    mute(muted) {
      isMuted = muted
    },
    close() {
      node.onaudioprocess = null
      for (const track of tracks) track.stop()
      void context.close()
    },
  }
}
