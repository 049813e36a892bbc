import { around, twin } from '../pen.ts'
import { motif } from './motif.ts'

/** Buildings and growing things. */
export const places = {
  tower: motif(
    '#a39a87',
    '#a23c36',
    (pen) =>
      pen.split('M50 32L30 32L26 96L50 96Z', 'lit', 'dim') +
      pen.fill(
        'body',
        'M22 24L30 24L30 30L38 30L38 24L46 24L46 30L54 30L54 24L62 24L62 30L70 30L70 24L78 24L78 38L22 38Z',
      ) +
      pen.fill('dim', 'M50 30L54 30L54 24L62 24L62 30L70 30L70 24L78 24L78 38L50 38Z') +
      pen.fill('ink', 'M42 96L42 80C42 70 58 70 58 80L58 96ZM46 48C46 44 54 44 54 48L54 58L46 58Z') +
      pen.line('deep', 2, 'M50 24L50 4') +
      pen.fill('trim', 'M50 4L74 10L50 17Z') +
      pen.line('dim', 1.6, 'M32 62L40 62M60 52L68 52M33 48L38 48M62 68L70 68'),
  ),
  castle: motif(
    '#b2a58c',
    '#3a5f86',
    (pen) =>
      pen.fill('body', 'M26 44L74 44L74 96L26 96Z') +
      pen.fill('dim', 'M50 44L74 44L74 96L50 96Z') +
      twin(
        pen.fill('lit', 'M6 40L28 40L28 96L6 96Z') +
          pen.fill('trim', 'M3 40L17 10L31 40Z') +
          pen.fill('ink', 'M14 54L20 54L20 64L14 64Z'),
      ) +
      pen.fill('dim', 'M83 40L94 40L94 96L83 96Z') +
      pen.fill('trimDim', 'M17 10L31 40L17 40ZM83 10L97 40L83 40Z') +
      pen.fill('lit', 'M38 30L62 30L62 56L38 56Z') +
      pen.fill('dim', 'M50 30L62 30L62 56L50 56Z') +
      pen.split('M50 0L34 30L50 30Z', 'trimLit', 'trimDim') +
      pen.fill('ink', 'M40 96L40 80C40 66 60 66 60 80L60 96ZM47 38L53 38L53 48L47 48Z'),
  ),
  pyramid: motif(
    '#d2a55a',
    '#b1672f',
    (pen) =>
      pen.fill('lit', 'M46 12L58 90L2 90Z') +
      pen.fill('dim', 'M46 12L98 82L58 90Z') +
      pen.line('body', 1.8, 'M37 28L48 28M28 44L51 44M19 60L53 60M10 76L56 76') +
      pen.line('deep', 1.8, 'M49 28L58 27M52 44L70 42M54 60L81 57M56 76L93 72') +
      pen.fill('trimLit', 'M46 12L49.500 34L33 34Z') +
      pen.fill('trim', 'M46 12L63 33L49.500 34Z'),
  ),
  temple: motif(
    '#dccfae',
    '#a9653a',
    (pen) =>
      pen.fill('trimDim', 'M14 34L86 34L86 84L14 84Z') +
      pen.split('M50 6L6 30L6 36L50 36Z', 'lit', 'body') +
      pen.fill('dim', 'M50 14L76 30L24 30Z') +
      pen.disc('trim', 50, 24, 4.5) +
      [16, 34, 54, 72]
        .map(
          (x) =>
            pen.fill('lit', `M${x} 38L${x + 12} 38L${x + 11} 82L${x + 1} 82Z`) +
            pen.fill('dim', `M${x + 7} 38L${x + 12} 38L${x + 11} 82L${x + 7} 82Z`),
        )
        .join('') +
      pen.fill('body', 'M10 82L90 82L90 88L10 88Z') +
      pen.fill('dim', 'M4 88L96 88L96 95L4 95Z'),
  ),
  pagoda: motif(
    '#a8392f',
    '#d9b15a',
    (pen) =>
      pen.line('trim', 3, 'M50 2L50 16') +
      [
        [16, 14, 24],
        [40, 22, 34],
        [66, 30, 44],
      ]
        .map(
          ([y, top, eave]) =>
            pen.fill(
              'trim',
              `M${50 - top!} ${y! + 12}L${50 + top!} ${y! + 12}L${50 + top!} ${y! + 26}L${50 - top!} ${y! + 26}Z`,
            ) +
            pen.fill('trimDim', `M50 ${y! + 12}L${50 + top!} ${y! + 12}L${50 + top!} ${y! + 26}L50 ${y! + 26}Z`) +
            pen.split(
              `M50 ${y}L${50 - top! * 0.5} ${y}C${50 - top!} ${y! + 10} ${50 - eave!} ${y! + 10} ${50 - eave! - 6} ${y! + 8}L${50 - eave!} ${y! + 15}L50 ${y! + 15}Z`,
              'lit',
              'dim',
            ),
        )
        .join('') +
      pen.fill('ink', 'M43 96L43 84C43 78 57 78 57 84L57 96Z'),
  ),
  windmill: motif(
    '#c9b48a',
    '#8c3d33',
    (pen) =>
      pen.split('M50 36L36 36L28 96L50 96Z', 'lit', 'dim') +
      pen.split('M50 22C40 22 34 30 34 40L50 40Z', 'trimLit', 'trimDim') +
      pen.fill('ink', 'M43 96L43 82C43 76 57 76 57 82L57 96Z') +
      around(
        4,
        pen.fill('spark', 'M51 36L51 -4L64 -2L62 32Z') +
          pen.line('trimDim', 2.4, 'M50 38L50 -4') +
          pen.line('trim', 1.4, 'M51 6L63 7M51 16L62.500 17M51 26L62 26'),
        50,
        40,
        22,
      ) +
      pen.disc('trimDim', 50, 40, 5),
  ),
  volcano: motif(
    '#5b4a4a',
    '#e0622c',
    (pen) =>
      pen.fill('trim', 'M40 34C30 20 40 8 48 2C46 12 54 12 56 4C66 12 68 24 60 34Z') +
      pen.fill('trimLit', 'M45 34C40 26 46 18 50 14C54 20 58 26 55 34Z') +
      pen.split('M50 30L36 30L4 94L50 94Z', 'lit', 'dim') +
      pen.fill('trim', 'M36 30L64 30L62 40L58 60L53 44L48 74L44 46L40 54Z') +
      pen.fill('trimLit', 'M36 30L64 30L62 36L38 36Z'),
  ),
  lotus: motif(
    '#d7839a',
    '#e9c463',
    (pen) =>
      twin(
        pen.fill('deep', 'M50 80C26 82 8 70 2 52C22 50 40 60 50 80Z') +
          pen.fill('dim', 'M50 82C28 72 16 52 16 30C34 38 48 58 50 82Z') +
          pen.fill('body', 'M50 82C36 66 30 40 36 18C48 32 54 58 50 82Z'),
      ) +
      pen.split('M50 8C38 26 36 60 50 84Z', 'lit', 'body') +
      twin(pen.fill('trimDim', 'M50 84C34 80 20 84 12 94C26 98 42 94 50 88Z')) +
      pen.disc('trim', 50, 82, 5),
  ),
  rose: motif(
    '#b52f48',
    '#4c8049',
    (pen) =>
      pen.line('trim', 5, 'M50 60C50 76 48 88 46 98') +
      pen.fill('trim', 'M49 86C60 68 78 68 88 74C82 88 64 92 49 86Z') +
      pen.fill('trimDim', 'M47 94C38 80 22 78 12 84C20 96 36 98 47 94Z') +
      pen.disc('body', 50, 36, 32) +
      pen.fill('dim', 'M72 13A32 32 0 0 1 27 58.500C50 62 70 46 72 13Z') +
      pen.fill('lit', 'M22 24C30 8 54 2 66 12C50 10 34 18 30 36C26 34 22 30 22 24Z') +
      pen.fill(
        'deep',
        'M50 18C64 18 70 32 62 42C54 50 40 46 38 36C44 42 54 40 54 33C54 28 46 28 42 32C40 24 44 18 50 18Z',
      ) +
      pen.line('deep', 2.2, 'M28 40C32 54 54 60 68 48'),
  ),
  tulip: motif(
    '#d0532f',
    '#5a8c4a',
    (pen) =>
      pen.line('trimDim', 5, 'M50 54L50 98') +
      pen.fill('trim', 'M50 96C30 92 22 72 22 56C38 64 48 78 50 96Z') +
      pen.fill('trimDim', 'M50 96C70 92 78 76 78 62C62 70 52 80 50 96Z') +
      twin(pen.fill('body', 'M50 60C24 60 20 32 24 8C38 16 50 34 50 60Z')) +
      pen.fill('dim', 'M50 60C76 60 80 32 76 8C62 16 50 34 50 60Z') +
      pen.split('M50 6C36 22 36 46 50 60Z', 'lit', 'body'),
  ),
  cactus: motif(
    '#4c8a56',
    '#d9668a',
    (pen) =>
      pen.line('body', 13, 'M30 60C14 60 16 46 16 38') +
      pen.line('dim', 13, 'M68 70C84 70 84 54 84 46') +
      pen.split('M50 10C38 10 34 18 34 28L34 94L50 94Z', 'lit', 'body') +
      pen.fill('dim', 'M58 11C64 14 66 20 66 28L66 94L56 94C60 66 62 36 58 11Z') +
      pen.line('deep', 1.8, 'M44 24L44 86M54 20L54 86M16 42L16 50M84 50L84 58') +
      around(6, pen.oval('trim', 50, 3, 3.6, 6.5), 50, 10) +
      pen.disc('trimLit', 50, 10, 3.5),
  ),
  mushroom: motif(
    '#bb3b33',
    '#efe3cb',
    (pen) =>
      pen.split('M50 52L38 52C40 70 34 84 34 94L50 95Z', 'trim', 'trimDim') +
      pen.split('M50 6C22 6 4 30 4 56C18 62 34 60 50 60Z', 'lit', 'dim') +
      pen.fill('trimDim', 'M20 58.500C38 52 62 52 80 58.500C62 62 38 62 20 58.500Z') +
      pen.oval('trim', 34, 28, 8, 7, -20) +
      pen.oval('trim', 58, 20, 6, 5) +
      pen.oval('trim', 70, 42, 8, 7, 20) +
      pen.oval('trim', 48, 44, 6, 5) +
      pen.oval('trim', 20, 46, 5, 4),
  ),
  acorn: motif(
    '#a8743a',
    '#6a4a2c',
    (pen) =>
      pen.line('trimDim', 5, 'M50 18C50 10 54 6 58 2') +
      pen.split('M50 40L20 42C20 66 36 86 50 96Z', 'lit', 'dim') +
      pen.fill('body', 'M44 42L60 42C60 66 56 84 50 94C44 84 42 66 44 42Z') +
      pen.split('M50 14C26 14 12 28 12 44C24 50 38 48 50 48Z', 'trimLit', 'trimDim') +
      twin(pen.line('trim', 2, 'M20 36L32 46M28 26L44 44M40 20L50 30')) +
      pen.fill('spark', 'M29 54C30 64 34 74 39 80C32 74 27 64 29 54Z'),
  ),
  palm: motif(
    '#8a6238',
    '#3f8a5a',
    (pen) =>
      pen.fill('body', 'M46 38C50 58 46 78 38 96L54 96C58 76 58 56 54 38Z') +
      pen.fill('dim', 'M51 38C55 58 52 78 47 96L54 96C58 76 58 56 54 38Z') +
      pen.line('deep', 1.8, 'M47 52L56 51M47 64L57 63M44 76L56 75M41 88L55 87') +
      twin(
        pen.fill('trim', 'M50 38C36 22 16 22 2 38C20 34 34 36 50 40Z') +
          pen.fill('trimDim', 'M50 38C34 36 18 44 12 62C26 52 38 46 50 42Z') +
          pen.fill('trimLit', 'M50 38C46 20 34 8 18 6C30 16 38 26 48 40Z'),
      ) +
      pen.disc('deep', 45, 42, 4.5) +
      pen.disc('deep', 54, 43, 4.5),
  ),
  sunflower: motif(
    '#e2a92f',
    '#5a3a22',
    (pen) =>
      around(14, pen.fill('dim', 'M50 2C58 12 58 24 50 34C42 24 42 12 50 2Z'), 50, 50, 12.86) +
      around(14, pen.fill('body', 'M50 4C57 14 57 24 50 34C43 24 43 14 50 4Z')) +
      pen.disc('trimDim', 50, 50, 22) +
      pen.disc('trim', 50, 50, 18) +
      around(12, pen.disc('trimLit', 50, 37, 1.8)) +
      around(7, pen.disc('trimLit', 50, 43, 1.6)) +
      pen.disc('trimLit', 50, 50, 1.6),
  ),
  wheat: motif(
    '#d9ac4b',
    '#8a6a2c',
    (pen) =>
      [-18, 0, 18]
        .map(
          (degrees) =>
            `<g transform="rotate(${degrees} 50 92)">${pen.line('trim', 3, 'M50 94L50 20') + twin([18, 30, 42].map((y) => pen.fill('body', `M50 ${y + 14}C40 ${y + 12} 36 ${y + 2} 38 ${y - 6}C46 ${y - 2} 50 ${y + 6} 50 ${y + 14}Z`)).join('')) + pen.fill('lit', 'M50 22C44 16 46 6 50 0C54 6 56 16 50 22Z')}</g>`,
        )
        .join('') +
      pen.fill('trimDim', 'M38 70L62 70L60 78L40 78Z') +
      pen.disc('trimLit', 50, 74, 4),
  ),
  harvest: motif(
    '#cf7a2c',
    '#4f7f42',
    (pen) =>
      twin(pen.oval('dim', 24, 60, 20, 30)) +
      twin(pen.oval('body', 34, 60, 18, 33)) +
      pen.oval('lit', 50, 60, 15, 34) +
      pen.fill('body', 'M52 26.200C62 30 65 44 65 60C65 78 60 90 52 93.800C58 74 58 46 52 26.200Z') +
      pen.fill('trim', 'M44 28C46 20 42 12 36 8L46 4C54 10 56 20 56 28Z') +
      pen.line('trimDim', 3, 'M56 22C68 12 80 20 74 30'),
  ),
}
