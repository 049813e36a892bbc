/** Colours of one game, dark to bright: page, panel, the tone one remembers, and the light. */
export interface Palette {
  background: string
  surface: string
  dominant: string
  accent: string
}

const palette = (background: string, surface: string, dominant: string, accent: string): Palette => ({
  background,
  surface,
  dominant,
  accent,
})

/** Mixed by hand to hang side by side: no pure hues, one light in each. */
export const palettes = {
  arctic: palette('#173340', '#3d6a78', '#9fc4cb', '#f8d9a8'),
  bottle: palette('#071a14', '#113529', '#1f5f4b', '#d8b35c'),
  charcoal: palette('#101012', '#2a2a2f', '#55555c', '#d9b25f'),
  copper: palette('#20110c', '#52291b', '#9f5a36', '#8fcbb9'),
  coral: palette('#331622', '#8c3a3f', '#de7a60', '#fff0cc'),
  dusk: palette('#1b1026', '#432b52', '#8a5a8f', '#f6b58a'),
  ember: palette('#1f0d10', '#55201c', '#b0452d', '#f3b95f'),
  ice: palette('#122838', '#35607a', '#7fb0c4', '#fdf3d6'),
  indigo: palette('#0e0e2a', '#22235a', '#43469a', '#f0c2a0'),
  jade: palette('#09211a', '#164a3a', '#2f8b6a', '#f0d991'),
  lagoon: palette('#0a2129', '#12444d', '#1f7f86', '#f2d58a'),
  lilac: palette('#1d1a3a', '#4c4580', '#9c93c9', '#fdf0cf'),
  midnight: palette('#0c1226', '#1a2748', '#2f4679', '#e9c876'),
  moss: palette('#181c0d', '#363f1f', '#6f7e3c', '#e8cf7d'),
  ocean: palette('#07192f', '#103a63', '#1f659e', '#f4dc9a'),
  ochre: palette('#2b190c', '#6e431d', '#c98a35', '#fbe3a1'),
  olive: palette('#1f1a09', '#4a3f18', '#8f7d30', '#f6e3a0'),
  orchard: palette('#13210f', '#2d4a24', '#5d8a3c', '#f6ca62'),
  peacock: palette('#041c26', '#0a3f50', '#107480', '#e9ad4c'),
  plum: palette('#190d22', '#3a2048', '#6f407e', '#efb97a'),
  rosewood: palette('#220c14', '#551f30', '#9a4156', '#f2c7a0'),
  saffron: palette('#33130f', '#8a3a1f', '#dd962b', '#fff0c2'),
  sakura: palette('#30142a', '#7a3d55', '#d08a98', '#fbe9d4'),
  slate: palette('#131b22', '#2d3d4a', '#566f81', '#e8d9b0'),
  storm: palette('#0d151d', '#22313f', '#435a70', '#ecc964'),
  terracotta: palette('#2a120e', '#682f21', '#c06341', '#f6d9a4'),
  turquoise: palette('#0b2a2c', '#1b5f5f', '#43a79d', '#fbe2b0'),
  wine: palette('#1c060f', '#470f25', '#7f2743', '#e3b765'),
} as const

export type PaletteName = keyof typeof palettes

export const paletteNames = Object.keys(palettes) as PaletteName[]
