import type { GameBoot } from '../boot.ts'
import type { Grade } from './presentation.ts'
import { melody, voices } from './voices.ts'

/** What the game sounds like. Composed here, note by note; silent until the player wants it, and that is remembered. */
export interface Sound {
  readonly isOn: boolean
  toggle(): boolean
  /** The reels set off. */
  tick(): void
  stop(reel: number): void
  /** Reels that are waited for: a rise that begins later and lasts. */
  await(afterMs: number, lengthMs: number): void
  win(grade: Grade): void
  feature(): void
  /** Which music plays under it. */
  setScene(scene: 'base' | 'feature'): void
}

const KEPT = 'baize-studio sound'
const LOUDNESS = 0.5
const BAR_AHEAD_S = 0.4

export function createSound({ studio }: Pick<GameBoot, 'studio'>): Sound {
  const voice = voices[studio]
  let context: AudioContext | undefined
  let out: GainNode | undefined
  let isOn = recall()
  let scene: 'base' | 'feature' = 'base'
  let bar = 0
  let nextBarS = 0

  /** Browsers let nothing sound before the first press. */
  function wake(): boolean {
    if (!isOn) return false
    if (!context) {
      context = new AudioContext()
      out = context.createGain()
      out.gain.value = LOUDNESS
      out.connect(context.destination)
      nextBarS = context.currentTime + 0.3
      setInterval(playMusic, 150)
    }
    if (context.state === 'suspended' && !document.hidden) void context.resume()
    return true
  }

  interface Note {
    degree: number
    atS: number
    lengthS: number
    gain: number
    wave?: OscillatorType
    octave?: number
    glide?: number
  }

  function note({ degree, atS, lengthS, gain, wave = voice.wave, octave = 0, glide }: Note): void {
    if (!wake() || !context || !out) return
    const at = Math.max(context.currentTime, atS)
    const pitch = frequency(degree, octave)
    const oscillator = context.createOscillator()
    const volume = context.createGain()
    oscillator.type = wave
    oscillator.frequency.setValueAtTime(pitch, at)
    if (glide !== undefined) oscillator.frequency.exponentialRampToValueAtTime(frequency(glide, octave), at + lengthS)
    volume.gain.setValueAtTime(0.0001, at)
    volume.gain.exponentialRampToValueAtTime(gain, at + Math.min(voice.attackS, lengthS / 3))
    volume.gain.exponentialRampToValueAtTime(0.0001, at + lengthS)
    oscillator.connect(volume).connect(out)
    oscillator.start(at)
    oscillator.stop(at + lengthS + 0.02)
  }

  function frequency(degree: number, octave: number): number {
    const { scale, root } = voice
    const steps = scale[((degree % scale.length) + scale.length) % scale.length]!
    return root * 2 ** (octave + Math.floor(degree / scale.length) + steps / 12)
  }

  const now = () => context?.currentTime ?? 0

  /** Plays the next bar of the music a little before it is due. */
  function playMusic(): void {
    if (!isOn || !context || document.hidden || context.state !== 'running') return
    if (nextBarS < context.currentTime - 1) nextBarS = context.currentTime + 0.1
    if (nextBarS > context.currentTime + BAR_AHEAD_S) return
    const isFeature = scene === 'feature'
    const beatS = 60 / (voice.tempo * (isFeature ? 1.35 : 1))
    for (const { degree, beat, beats, isBass } of melody(studio, bar, isFeature)) {
      note({
        degree,
        atS: nextBarS + beat * beatS,
        lengthS: beats * beatS * 1.6,
        gain: isBass ? 0.05 : isFeature ? 0.05 : 0.032,
        octave: isBass ? -1 : isFeature ? 1 : 0,
        wave: isBass ? 'sine' : voice.wave,
      })
    }
    bar += 1
    nextBarS += 4 * beatS
  }

  function chime(degrees: readonly number[], stepS: number, gain: number, octave = 1): void {
    degrees.forEach((degree, index) =>
      note({ degree, atS: now() + index * stepS, lengthS: 0.3 + stepS * 1.5, gain, octave }),
    )
  }

  function knock(pitch: number, lengthS: number, gain: number): void {
    if (!wake() || !context || !out) return
    const at = context.currentTime
    const oscillator = context.createOscillator()
    const volume = context.createGain()
    oscillator.type = 'triangle'
    oscillator.frequency.setValueAtTime(pitch, at)
    oscillator.frequency.exponentialRampToValueAtTime(pitch * 0.45, at + lengthS)
    volume.gain.setValueAtTime(gain, at)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + lengthS)
    oscillator.connect(volume).connect(out)
    oscillator.start(at)
    oscillator.stop(at + lengthS + 0.02)
  }

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void context?.suspend()
    else if (isOn) void context?.resume()
  })

  return {
    get isOn() {
      return isOn
    },
    toggle() {
      isOn = !isOn
      keep(isOn)
      if (!isOn) void context?.suspend()
      else if (wake()) chime([0, 4], 0.07, 0.05)
      return isOn
    },
    tick() {
      knock(voice.root * 1.5, 0.07, 0.12)
      chime([0, 2, 4], 0.035, 0.014, 0)
    },
    stop(reel) {
      knock(96 + reel * 9, 0.13, 0.32)
      note({ degree: reel, atS: now(), lengthS: 0.12, gain: 0.03 })
    },
    await: (afterMs, lengthMs) =>
      note({
        degree: 0,
        glide: 7,
        atS: now() + afterMs / 1000,
        lengthS: lengthMs / 1000,
        gain: 0.045,
        wave: 'sawtooth',
      }),
    win(grade) {
      if (grade === 'none' || grade === 'return') return
      const length = { small: 3, good: 5, big: 9, great: 13, grand: 18 }[grade]
      const run = Array.from(
        { length },
        (_, index) => (index % 4) * 2 + Math.floor(index / 4) * voice.scale.length * 0.5,
      )
      chime(run.map(Math.round), 0.09, 0.06)
    },
    feature: () => chime([0, 2, 4, 7, 9, 11, 14], 0.11, 0.06),
    setScene(next) {
      scene = next
      bar = 0
    },
  }
}

// Storage is refused in some framed contexts; then every start is silent.
function recall(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'on'
  } catch {
    return false
  }
}

function keep(isOn: boolean): void {
  try {
    localStorage.setItem(KEPT, isOn ? 'on' : 'off')
  } catch {
    // It is heard for as long as the page lives.
  }
}
