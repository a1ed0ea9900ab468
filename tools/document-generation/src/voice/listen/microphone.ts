import { createResampler } from './resample.ts'

export interface Microphone {
  /** Lets samples pass, or not. */
  mute(isMuted: boolean): void
  close(): void
}

const frame = 2048

/**
 * Opens a microphone, or the browser's own where that one is not there. What it hears goes to `onSamples` alone.
 * @param id null: the browser's own
 * @param onEnd told when it is taken away
 * @throws DOMException when there is none, or the person does not allow it
 */
export async function openMicrophone(
  id: string | null,
  onSamples: (samples: Float32Array) => void,
  onEnd: () => void,
): Promise<Microphone> {
  const stream = await streamOf(id)
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

const wanted = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true }
/** What a browser says of one that is no longer there. */
const gone = ['OverconstrainedError', 'NotFoundError']

async function streamOf(id: string | null): Promise<MediaStream> {
  const devices = navigator.mediaDevices
  if (id === null) return devices.getUserMedia({ audio: wanted })
  try {
    return await devices.getUserMedia({ audio: { ...wanted, deviceId: { exact: id } } })
  } catch (error) {
    if (!(error instanceof Error && gone.includes(error.name))) throw error
    return devices.getUserMedia({ audio: wanted })
  }
}
