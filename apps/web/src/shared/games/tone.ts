/** How many hues placeholders come in; the style sheet has a rule for each. */
export const TONES = 12

/**
 * The placeholder for a dominant colour: the nearest of twelve hues, or `grey`. The policy forbids style
 * attributes in HTML, so a colour has to be one that the style sheet knows.
 */
export function toneOf(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  const max = Math.max(red, green, blue)
  const spread = max - Math.min(red, green, blue)
  if (spread < 18) return 'grey'
  const sixth =
    max === red ? (green - blue) / spread : max === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  return String(Math.round((((sixth + 6) % 6) / 6) * TONES) % TONES)
}
