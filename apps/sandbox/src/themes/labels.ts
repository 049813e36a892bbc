import type { MotifName } from '../art/motifs/index.ts'

/** Names of pictures that are not simply their own name in the library. */
const written: Partial<Record<MotifName, string>> = {
  cloudburst: 'Thunderstorm',
  harvest: 'Pumpkin',
  helm: "Ship's wheel",
  lozenge: 'Diamonds',
  spade: 'Spades',
  heart: 'Hearts',
  club: 'Clubs',
  tophat: 'Top hat',
  watch: 'Pocket watch',
}

/** What a picture is called in a paytable and by a screen reader, in English. */
export function labelOf(motif: MotifName): string {
  return written[motif] ?? motif.charAt(0).toUpperCase() + motif.slice(1)
}
