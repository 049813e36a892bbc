/**
 * Words of any house of this kind, and of those who work there: whoever guesses at an account here tries them first,
 * with a year behind.
 */
const WORDS_OF_THE_TRADE = [
  'admin',
  'baccarat',
  'betting',
  'blackjack',
  'bonus',
  'cashback',
  'casino',
  'deposit',
  'freespin',
  'gambling',
  'gaming',
  'jackpot',
  'operator',
  'player',
  'poker',
  'roulette',
  'slots',
  'sportsbook',
  'support',
  'wager',
  'welcome',
]

/** Shorter ones are in everything. */
const WORD_LENGTH_MIN = 3

/** Signs that stand for letters in the passwords of those who were told to use no word. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
}

/** Sign by sign, so that a place in the one is the same place in the other. */
function folded(text: string): string {
  return Array.from(text, (sign) => STANDS_FOR[sign] ?? sign).join('')
}

/**
 * The words that make no password here: the house's name and each word of it, the labels of its host but for the last
 * and `www`, and those of the trade.
 */
export function siteWords({ siteName, publicUrl }: { siteName: string; publicUrl: string }): string[] {
  const labels = new URL(publicUrl).hostname.split('.')
  const hosts = labels.length > 1 ? labels.slice(0, -1) : labels
  const names = siteName.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return [...new Set([names.join(''), ...names, ...hosts, ...WORDS_OF_THE_TRADE])]
    .filter((word) => word.length >= WORD_LENGTH_MIN && /\p{L}/u.test(word) && word !== 'www')
    .toSorted((one, other) => other.length - one.length)
}

/** What is left of a password without those words and what stands around them; `null` where it holds none. */
export function withoutSiteWords(password: string, words: readonly string[]): string | null {
  const signs = Array.from(password.normalize('NFKC').toLowerCase())
  let isFound = false
  for (const word of words.map((one) => Array.from(folded(one)))) {
    for (let at = 0; at + word.length <= signs.length; at++) {
      if (!word.every((sign, index) => (STANDS_FOR[signs[at + index]!] ?? signs[at + index]) === sign)) continue
      signs.splice(at, word.length, ' ')
      isFound = true
    }
  }
  return isFound ? signs.join('').replaceAll(/[^\p{L}\p{N}]+/gu, '') : null
}
