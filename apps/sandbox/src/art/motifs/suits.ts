import { motif } from './motif.ts'

export const suits = {
  spade: motif(
    '#33507d',
    '#c9a65a',
    (pen) =>
      pen.split('M50 6C40 26 10 40 10 60C10 78 34 82 46 68C46 80 42 88 34 94L50 94Z', 'body', 'dim') +
      pen.oval('lit', 24, 58, 5, 9, 24),
  ),
  heart: motif(
    '#b12a3c',
    '#c9a65a',
    (pen) => pen.split('M50 28C42 4 6 10 8 40C10 64 36 78 50 94Z', 'body', 'dim') + pen.oval('lit', 25, 32, 8, 11, 34),
  ),
  club: motif(
    '#2f6f57',
    '#c9a65a',
    (pen) =>
      pen.split(
        'M50 30C62 30 66 6 50 6C34 6 28 24 38 40C22 32 6 44 8 58C10 76 36 80 46 66C46 80 42 88 34 94L50 94Z',
        'body',
        'dim',
      ) +
      pen.disc('body', 50, 24, 17.5) +
      pen.fill('dim', 'M50 6.5A17.5 17.5 0 0 1 50 41.5Z') +
      pen.oval('lit', 21, 54, 4, 6, 24) +
      pen.oval('lit', 42, 18, 4, 5, 24),
  ),
  lozenge: motif(
    '#c05a33',
    '#c9a65a',
    (pen) =>
      pen.split('M50 4C42 22 28 38 14 50C28 62 42 78 50 96Z', 'body', 'dim') +
      pen.fill('lit', 'M46 24C40 34 32 44 24 50C32 44 40 40 46 24Z'),
  ),
}
