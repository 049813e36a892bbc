/** The parts a picture can play in a game. A theme gives each part its own motif; the mathematics knows only parts. */
export const symbolRoles = [
  'wild',
  'scatter',
  'high1',
  'high2',
  'high3',
  'high4',
  'low1',
  'low2',
  'low3',
  'low4',
] as const

export type SymbolRole = (typeof symbolRoles)[number]
