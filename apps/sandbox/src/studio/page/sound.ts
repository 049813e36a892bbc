/** Short synthesised sounds. Silent until switched on by the player. */
export interface Sound {
  readonly isOn: boolean
  toggle(): boolean
  tick(): void
  stop(reel: number): void
  win(): void
  feature(): void
}

export function createSound(): Sound {
  let context: AudioContext | undefined
  let isOn = false

  function tone(frequency: number, startS: number, lengthS: number, gain: number, type: OscillatorType): void {
    if (!isOn || !context) return
    const at = context.currentTime + startS
    const oscillator = context.createOscillator()
    const volume = context.createGain()
    oscillator.type = type
    oscillator.frequency.setValueAtTime(frequency, at)
    volume.gain.setValueAtTime(0.0001, at)
    volume.gain.exponentialRampToValueAtTime(gain, at + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + lengthS)
    oscillator.connect(volume).connect(context.destination)
    oscillator.start(at)
    oscillator.stop(at + lengthS + 0.02)
  }

  return {
    get isOn() {
      return isOn
    },
    toggle() {
      isOn = !isOn
      if (isOn) context ??= new AudioContext()
      if (isOn) tone(660, 0, 0.08, 0.05, 'sine')
      return isOn
    },
    tick: () => tone(320, 0, 0.04, 0.03, 'triangle'),
    stop: (reel) => tone(150 + reel * 18, 0, 0.09, 0.12, 'triangle'),
    win: () => [523, 659, 784].forEach((frequency, note) => tone(frequency, note * 0.09, 0.22, 0.06, 'sine')),
    feature: () => [392, 523, 659, 784].forEach((frequency, note) => tone(frequency, note * 0.13, 0.4, 0.06, 'sine')),
  }
}
