import { around, scaled, spread } from '../pen.ts'
import { motif } from './motif.ts'

export const gems = {
  ruby: motif(
    '#b3213c',
    '#e7b7b0',
    (pen) =>
      pen.fill('body', 'M32 8L68 8L94 34L94 66L68 92L32 92L6 66L6 34Z') +
      pen.fill('lit', 'M32 8L68 8L62 28L38 28Z') +
      pen.fill('lit', 'M6 34L32 8L38 28L26 40Z') +
      pen.fill('dim', 'M94 34L94 66L74 60L74 40Z') +
      pen.fill('deep', 'M94 66L68 92L62 72L74 60Z') +
      pen.fill('deep', 'M68 92L32 92L38 72L62 72Z') +
      pen.fill('dim', 'M32 92L6 66L26 60L38 72Z') +
      pen.fill('trim', 'M38 28L62 28L58 34L36 44L26 40Z'),
  ),
  emerald: motif(
    '#1f8a5b',
    '#bfe3c8',
    (pen) =>
      pen.fill('body', 'M30 6L70 6L86 22L86 78L70 94L30 94L14 78L14 22Z') +
      pen.fill('lit', 'M30 6L70 6L62 24L38 24Z') +
      pen.fill('lit', 'M14 22L30 6L38 24L30 32L30 68L14 78Z') +
      pen.fill('dim', 'M86 22L86 78L70 68L70 32Z') +
      pen.fill('deep', 'M86 78L70 94L30 94L38 76L62 76L70 68Z') +
      pen.fill('dim', 'M30 94L14 78L30 68L38 76Z') +
      pen.fill('trim', 'M38 24L62 24L38 52L30 48L30 32Z'),
  ),
  sapphire: motif(
    '#2a5aa8',
    '#bcd3ee',
    (pen) =>
      pen.fill('body', 'M50 4L82 46L80 70L50 96L20 70L18 46Z') +
      pen.fill('lit', 'M50 4L18 46L36 48Z') +
      pen.fill('trim', 'M50 4L36 48L50 40Z') +
      pen.fill('dim', 'M50 4L82 46L64 48Z') +
      pen.fill('lit', 'M18 46L36 48L40 72L20 70Z') +
      pen.fill('dim', 'M64 48L82 46L80 70L60 72Z') +
      pen.fill('deep', 'M60 72L80 70L50 96L50 80Z') +
      pen.fill('dim', 'M40 72L20 70L50 96L50 80Z'),
  ),
  diamond: motif(
    '#8fc3cf',
    '#eef8f6',
    (pen) =>
      pen.fill('body', 'M26 16L74 16L96 42L50 92L4 42Z') +
      pen.fill('lit', 'M26 16L4 42L32 42Z') +
      pen.fill('trim', 'M26 16L50 16L32 42Z') +
      pen.fill('lit', 'M50 16L68 42L32 42Z') +
      pen.fill('body', 'M50 16L74 16L68 42Z') +
      pen.fill('dim', 'M74 16L96 42L68 42Z') +
      pen.fill('lit', 'M4 42L32 42L50 92Z') +
      pen.fill('dim', 'M68 42L96 42L50 92Z') +
      pen.fill('body', 'M32 42L68 42L50 92Z'),
  ),
  amethyst: motif(
    '#7b4ba3',
    '#d9c2ea',
    (pen) =>
      pen.fill('deep', 'M16 92L8 56L18 44L30 52L36 92Z') +
      pen.fill('body', 'M16 92L8 56L18 44L22 92Z') +
      pen.fill('deep', 'M64 92L70 48L82 36L92 50L86 92Z') +
      pen.fill('body', 'M64 92L70 48L82 36L78 92Z') +
      pen.fill('dim', 'M30 94L30 28L50 4L70 28L70 94Z') +
      pen.fill('lit', 'M30 94L30 28L50 4L44 34L44 94Z') +
      pen.fill('body', 'M44 34L50 4L58 34L58 94L44 94Z') +
      pen.fill('trim', 'M30 28L50 4L44 34Z') +
      pen.fill('deep', 'M10 96L22 84L36 90L50 82L66 90L80 82L92 96Z'),
  ),
  topaz: motif(
    '#d68f2c',
    '#f6dfa6',
    (pen) =>
      pen.fill('body', 'M50 6L96 84L88 92L12 92L4 84Z') +
      pen.fill('lit', 'M50 6L4 84L30 72Z') +
      pen.fill('trim', 'M50 6L30 72L50 40Z') +
      pen.fill('dim', 'M50 6L96 84L70 72Z') +
      pen.fill('body', 'M50 40L70 72L30 72Z') +
      pen.fill('deep', 'M4 84L30 72L70 72L96 84L88 92L12 92Z'),
  ),
  opal: motif(
    '#b9c9c4',
    '#e3a7a0',
    (pen) =>
      pen.oval('trimDim', 50, 52, 42, 34) +
      pen.oval('deep', 50, 52, 37, 29) +
      pen.oval('body', 50, 52, 36, 28) +
      pen.fill('trim', 'M20 46C34 30 54 44 66 34C76 42 84 46 84 56C66 60 40 50 20 46Z') +
      pen.fill('lit', 'M16 56C36 54 54 66 80 64C74 76 60 80 48 80C32 80 20 70 16 56Z') +
      pen.oval('spark', 36, 38, 12, 4, -16) +
      around(12, pen.disc('trimLit', 50, 10, 2.6), 50, 52, 15),
  ),
  pearl: motif('#e5dccb', '#4d8b8e', (pen) =>
    scaled(
      0.86,
      spread(
        7,
        22,
        (index) => pen.fill(index % 2 ? 'trimLit' : 'trim', 'M50 80C34 66 32 34 50 10C68 34 66 66 50 80Z'),
        50,
        78,
      ) +
        spread(6, 22, () => pen.line('trimDim', 2, 'M50 60L50 26'), 50, 78) +
        pen.fill('trimDim', 'M24 78C30 96 70 96 76 78Z') +
        pen.ball(50, 60, 19, ['body', 'dim', 'spark']),
      50,
      60,
    ),
  ),
}
