import type { GameBoot } from '../boot.ts'

/** How a studio sounds: where its scale stands, which notes are in it, and what plays them. */
export interface Voice {
  /** The lowest note of the scale, in hertz. */
  readonly root: number
  /** Semitones above the root. */
  readonly scale: readonly number[]
  readonly wave: OscillatorType
  readonly attackS: number
  /** Beats a minute. */
  readonly tempo: number
}

const MAJOR = [0, 2, 4, 7, 9]
const MINOR = [0, 3, 5, 7, 10]
const DORIAN = [0, 2, 3, 5, 7, 9, 10]
const LYDIAN = [0, 2, 4, 6, 7, 9, 11]
const HARMONIC = [0, 2, 3, 5, 7, 8, 11]
const WHOLE = [0, 2, 4, 6, 8, 10]
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10]
const INSEN = [0, 1, 5, 7, 10]

/** One voice for each studio: no two share scale, wave and tempo. */
export const voices: Record<GameBoot['studio'], Voice> = {
  'brindle-yard': { root: 196, scale: MIXOLYDIAN, wave: 'sawtooth', attackS: 0.008, tempo: 84 },
  'cinder-and-fox': { root: 207.65, scale: DORIAN, wave: 'triangle', attackS: 0.02, tempo: 72 },
  'gilt-hour': { root: 233.08, scale: LYDIAN, wave: 'sine', attackS: 0.006, tempo: 88 },
  'halfpenny-arcade': { root: 261.63, scale: MAJOR, wave: 'square', attackS: 0.004, tempo: 104 },
  'kettle-and-crane': { root: 220, scale: MAJOR, wave: 'triangle', attackS: 0.006, tempo: 92 },
  'moth-and-meridian': { root: 185, scale: HARMONIC, wave: 'triangle', attackS: 0.03, tempo: 60 },
  northwake: { root: 174.61, scale: MINOR, wave: 'sine', attackS: 0.04, tempo: 64 },
  'ostrich-parlour': { root: 246.94, scale: INSEN, wave: 'sine', attackS: 0.01, tempo: 70 },
  'tall-tide': { root: 196, scale: LYDIAN, wave: 'triangle', attackS: 0.05, tempo: 66 },
  'verdigris-works': { root: 164.81, scale: WHOLE, wave: 'triangle', attackS: 0.012, tempo: 76 },
}

export interface MelodyNote {
  readonly degree: number
  /** From the beginning of the bar. */
  readonly beat: number
  readonly beats: number
  readonly isBass: boolean
}

/** Four bars of harmony by degrees of the scale, over which the melody walks. */
const GROUND = [0, 3, 1, 4]

/** One bar of a studio's music: a bass note and a walk that comes back every eight bars. Sparse in the base game. */
export function melody(studio: string, bar: number, isFeature: boolean): MelodyNote[] {
  const turn = bar % 8
  const ground = GROUND[turn % GROUND.length]!
  const seed = Array.from(studio).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, turn * 17 + 7)
  const notes: MelodyNote[] = [{ degree: ground, beat: 0, beats: 3, isBass: true }]
  const steps = isFeature ? 8 : 3
  for (let step = 0; step < steps; step++) {
    const chance = (seed * (step + 3) * 7) % 11
    // Rests make it breathe; a feature has fewer of them.
    if (chance < (isFeature ? 2 : 4)) continue
    const beat = isFeature ? step / 2 : [0, 1.5, 2.5][step]!
    notes.push({ degree: ground + (chance % 5), beat, beats: isFeature ? 0.5 : 1.2, isBass: false })
  }
  return notes
}
