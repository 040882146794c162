// A short sound of two rising tones, made by the browser itself.
const tones = [
  { frequency: 660, at: 0 },
  { frequency: 990, at: 0.16 },
] as const
const [loudest, length] = [0.18, 0.45]
let context: AudioContext | undefined

/** Plays the sound; nothing before the person has pressed anything on this page, as browsers ask, or where there is no sound. */
export async function playSound(): Promise<void> {
  const { userActivation } = navigator
  if (!('AudioContext' in window) || (userActivation as UserActivation | undefined)?.hasBeenActive === false) return
  context ??= new AudioContext()
  if (context.state !== 'running') await context.resume()
  for (const { frequency, at } of tones) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    const begin = context.currentTime + at
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(loudest, begin + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length)
    tone.connect(volume).connect(context.destination)
    tone.start(begin)
    tone.stop(begin + length)
  }
}
