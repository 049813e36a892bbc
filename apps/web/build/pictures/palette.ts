/** The colours of every picture: cloth, ivory, brass, and the few a card room adds to them. */
export const colours = {
  ink: '#0a1f17',
  shadow: '#04120c',

  cloth: '#1a4f3a',
  clothLit: '#226349',
  clothDim: '#143f2e',
  clothDeep: '#0d2a1f',
  sage: '#8fb3a1',

  ivory: '#f8f4e9',
  ivoryDim: '#e6dcc4',
  ivoryDeep: '#c9bb9b',

  brassLit: '#f1dca6',
  brass: '#dfbc6c',
  brassDim: '#bd933f',
  brassDeep: '#7d5c15',

  oxblood: '#9c3327',
  oxbloodLit: '#bb4a38',
  oxbloodDim: '#74221b',
  oxbloodDeep: '#3a1310',

  navy: '#1d4660',
  navyLit: '#2c6280',
  navyDim: '#163548',
  navyDeep: '#0d2230',

  walnut: '#3b2413',
  walnutLit: '#5a3a20',
  walnutDim: '#271709',

  copper: '#c98a5b',
  copperDim: '#9a6238',
  silver: '#d7dcd6',
  silverDim: '#9fa9a3',
} as const

/** A cloth: its lit middle, its body and its dark edge. */
export interface Cloth {
  lit: string
  body: string
  deep: string
}

export const cloths = {
  green: { lit: '#1f5f45', body: '#164532', deep: '#0d2a1f' },
  oxblood: { lit: '#6f2a22', body: '#511c17', deep: '#2b0f0c' },
  navy: { lit: '#23536f', body: '#173b51', deep: '#0c2231' },
  ivory: { lit: '#fbf7ec', body: '#f1eadb', deep: '#ddd0b3' },
  walnut: { lit: '#54361e', body: '#3b2413', deep: '#1f1207' },
} as const satisfies Record<string, Cloth>

export type ClothName = keyof typeof cloths
