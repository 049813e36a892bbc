/**
 * Glyphs of our own in a box of 24 x 24, for ids the library has no drawing for. Marks of other companies are told by
 * neutral pictures, never by their artwork.
 */

/** Drawn with the pen of the stroke set. */
export const strokeGlyphs: Readonly<Record<string, string>> = {
  google: '<circle cx="12" cy="12" r="10"/><path d="M15.6 9A4.7 4.7 0 1 0 16.7 12.5H12.5"/>',
  steam:
    '<path d="M7 21c-2.5-3 2.5-5 0-8.5S9.5 7 7 3.5M12 21c-2.5-3 2.5-5 0-8.5S14.5 7 12 3.5M17 21c-2.5-3 2.5-5 0-8.5S19.5 7 17 3.5"/>',
  'sportsbook-football':
    '<circle cx="12" cy="12" r="10"/><path d="m12 8 3.8 2.8-1.5 4.4H9.7l-1.5-4.4ZM12 8V4.5L9.3 2.4M12 4.5l2.7-2.1M15.8 10.8l3.4-1.1 2.7 1.3M19.2 9.7l.8-3.4M14.3 15.2l2.1 2.8-.4 3.1M16.4 18l3.4-.2M9.7 15.2 7.6 18l.4 3.1M7.6 18l-3.4-.2M8.2 10.8 4.8 9.7l-2.7 1.3M4.8 9.7 4 6.3"/>',
  'sportsbook-basketball':
    '<circle cx="12" cy="12" r="10"/><path d="M2 12h20M12 2v20M5 5a10 10 0 0 1 0 14M19 5a10 10 0 0 0 0 14"/>',
  'sportsbook-tennis': '<circle cx="12" cy="12" r="10"/><path d="M12 2A10 10 0 0 1 2 12M22 12A10 10 0 0 0 12 22"/>',
  'sportsbook-ice-hockey':
    '<path d="m5 2 7.3 14.6A2.5 2.5 0 0 0 14.5 18H20a2 2 0 0 1 0 4h-7a3 3 0 0 1-2.7-1.7L3 5"/><ellipse cx="5" cy="18.5" rx="3" ry="1.5"/><path d="M2 18.5v2c0 .8 1.3 1.5 3 1.5s3-.7 3-1.5v-2"/>',
  'sportsbook-table-tennis':
    '<path d="M4.2 15A8 8 0 1 1 15 15.2L9 19l-3.5-.6L4.2 15ZM4.2 15 13.5 16.2"/><path d="m6 18.3-3.5 3.2"/><circle cx="19.5" cy="19.5" r="2.5"/>',
  'sportsbook-american-football':
    '<path d="M3 21C1 12 8 2 21 3c1 13-9 20-18 18Z"/><path d="m9 15 6-6M10 11l3 3M12 9l3 3M3.5 14.5l6 6M14.5 3.5l6 6"/>',
  'sportsbook-baseball':
    '<circle cx="12" cy="12" r="10"/><path d="M5.5 4.5a10.5 10.5 0 0 1 0 15M18.5 4.5a10.5 10.5 0 0 0 0 15M6 8.5l2.5-1M7 12h2.5M6 15.5l2.5 1M18 8.5l-2.5-1M17 12h-2.5M18 15.5l-2.5 1"/>',
}

/** Filled shapes for empty lists, where a stroke would look thin. */
export const filledGlyphs: Readonly<Record<string, string>> = {
  'empty-bets-history':
    '<path fill-rule="evenodd" d="M6 2h12a2 2 0 0 1 2 2v18l-2.7-1.8L14.7 22 12 20.2 9.3 22l-2.6-1.8L4 22V4a2 2 0 0 1 2-2Zm1.8 4.5v1.8h8.4V6.5Zm0 4v1.8h8.4v-1.8Zm0 4v1.8h4.7v-1.8Z"/>',
  'empty-bonuses':
    '<path d="M11 13v9H6a2 2 0 0 1-2-2v-7ZM20 13v7a2 2 0 0 1-2 2h-5v-9ZM11 7v4.5H4A1.5 1.5 0 0 1 2.5 10V8.5A1.5 1.5 0 0 1 4 7ZM20 7a1.5 1.5 0 0 1 1.5 1.5V10a1.5 1.5 0 0 1-1.5 1.5h-7V7Z"/><path fill-rule="evenodd" d="M12 7.5H7.8A3 3 0 1 1 12 3.3a3 3 0 1 1 4.2 4.2Zm-1-1.7A4 4 0 0 0 8 3.7c-1.2 0-1.5 2.1 0 2.1Zm2 0h3c1.5 0 1.2-2.1 0-2.1a4 4 0 0 0-3 2.1Z"/>',
  'empty-notification':
    '<path d="M12 2a7 7 0 0 1 7 7c0 4.2 1.2 5.7 2.1 6.7A1.3 1.3 0 0 1 20.1 18H3.9a1.3 1.3 0 0 1-1-2.3C3.8 14.7 5 13.2 5 9a7 7 0 0 1 7-7ZM9 19.5h6a3 3 0 0 1-6 0Z"/>',
  'empty-search':
    '<path fill-rule="evenodd" d="M10.5 2a8.5 8.5 0 0 1 6.7 13.7l4.4 4.3a1.150 1.150 0 0 1-1.6 1.6l-4.3-4.4A8.5 8.5 0 1 1 10.5 2Zm0 2.3a6.2 6.2 0 1 0 0 12.4 6.2 6.2 0 0 0 0-12.4Z"/><path d="M10.5 6a4.5 4.5 0 0 0-4.5 4.5h1.8a2.7 2.7 0 0 1 2.7-2.7Z"/>',
  'empty-transactions':
    '<path d="M16.5 2 22 7l-5.5 5V8.7H4.5a1.7 1.7 0 0 1 0-3.4h12ZM7.5 12v3.3h12a1.7 1.7 0 0 1 0 3.4h-12V22L2 17Z"/>',
}
