import { around, scaled, spread, twin } from '../pen.ts'
import { motif } from './motif.ts'

export const sea = {
  anchor: motif(
    '#8ea3ad',
    '#c79a4a',
    (pen) =>
      pen.line('trim', 5, 'M50 4A9 9 0 1 1 49.900 4Z') +
      pen.split('M50 22L45.500 24L46 84L50 92Z', 'lit', 'dim') +
      pen.fill('trim', 'M28 30L72 30L72 38L28 38Z') +
      pen.fill('trimDim', 'M50 30L72 30L72 38L50 38Z') +
      twin(pen.fill('body', 'M50 96C28 94 12 80 8 60L2 62L12 44L24 58L17 59C22 74 34 84 50 86Z')) +
      pen.fill('dim', 'M50 96C72 94 88 80 92 60L98 62L88 44L76 58L83 59C78 74 66 84 50 86Z'),
  ),
  ship: motif(
    '#8a5632',
    '#efe4c8',
    (pen) =>
      pen.line('dim', 3.5, 'M36 16L36 70M64 10L64 70') +
      pen.fill('trim', 'M18 24C30 22 40 22 50 24C46 36 46 46 50 56C40 54 28 54 16 56C22 46 22 36 18 24Z') +
      pen.fill('trimDim', 'M36 22C42 22 46 23 50 24C46 36 46 46 50 56C46 55 40 54.500 36 54.500Z') +
      pen.fill('trim', 'M54 18C66 16 78 18 88 22C84 34 84 46 90 56C78 54 66 54 52 56C56 44 57 32 54 18Z') +
      pen.fill('trimDim', 'M66 16.500C74 17 82 19 88 22C84 34 84 46 90 56C82 54.600 74 54 66 54.500Z') +
      pen.fill('body', 'M6 62L24 68L82 68L96 58C94 76 84 90 70 92L30 92C16 90 8 78 6 62Z') +
      pen.fill('dim', 'M96 58C94 76 84 90 70 92L30 92C25 91 20 89 17 85C44 86 78 84 86 66Z') +
      pen.line('trim', 2, 'M18 76L88 74') +
      pen.fill('lit', 'M64 10L80 5L64 2ZM36 16L50 11L36 8Z'),
  ),
  shell: motif('#dca285', '#f4ddc4', (pen) =>
    scaled(
      0.84,
      spread(
        7,
        22,
        (index) => pen.fill(index % 2 ? 'lit' : index > 3 ? 'dim' : 'body', 'M50 86L37 22C40 10 60 10 63 22Z'),
        50,
        84,
      ) +
        pen.fill('trim', 'M34 80L66 80L72 94L28 94Z') +
        pen.fill('trimDim', 'M50 80L66 80L72 94L50 94Z'),
      50,
      62,
    ),
  ),
  whale: motif(
    '#3b6f92',
    '#d9e3df',
    (pen) =>
      pen.fill(
        'body',
        'M4 58C4 34 30 24 52 34C66 40 74 50 82 44C78 34 80 24 86 16C90 24 96 26 98 28C98 46 94 62 78 74C62 88 36 88 20 82C8 78 4 68 4 58Z',
      ) +
      pen.fill(
        'dim',
        'M82 44C78 34 80 24 86 16C90 24 96 26 98 28C98 46 94 62 78 74C64 86 44 88 28 84C58 80 74 64 82 44Z',
      ) +
      pen.fill('trim', 'M5 64C18 70 36 70 50 64C48 78 34 86 20 82C10 78 6 72 5 64Z') +
      pen.line('trimDim', 1.6, 'M14 70L18 80M24 71L27 83M34 70L36 80') +
      pen.disc('ink', 24, 56, 3) +
      pen.disc('spark', 23, 55, 1) +
      pen.fill('deep', 'M44 66C52 68 58 76 56 86C48 82 42 76 44 66Z') +
      pen.line('trim', 3.5, 'M34 26C34 18 28 14 22 16M36 26C36 16 42 10 50 14'),
  ),
  koi: motif(
    '#d9602e',
    '#f4e9d6',
    (pen) =>
      pen.fill('trim', 'M58 72C66 78 66 90 56 98C58 90 50 86 42 88C46 82 50 76 54 70Z') +
      pen.fill('trimDim', 'M36 34C24 34 16 44 16 54C26 52 34 48 38 42Z') +
      pen.fill('trimDim', 'M64 38C76 38 84 48 84 58C74 56 66 52 62 46Z') +
      pen.fill('trim', 'M46 4C34 10 28 30 36 48C42 62 54 64 54 74L60 72C70 56 72 24 58 8C54 4 50 3 46 4Z') +
      pen.fill(
        'body',
        'M46 4C36 9 31 20 33 34C42 30 50 26 58 30C64 24 64 16 60 10C56 4 50 3 46 4ZM38 52C46 44 58 44 66 50C65 58 63 66 60 72L54 74C54 64 44 62 38 52Z',
      ) +
      pen.fill('dim', 'M58 8C70 24 72 56 60 72L57 73C64 54 64 28 58 8Z') +
      pen.disc('ink', 39, 16, 2.4) +
      pen.disc('ink', 58, 14, 2.4) +
      pen.line('dim', 2, 'M44 36L50 40L56 36M44 58L50 60L56 56'),
  ),
  octopus: motif(
    '#a84a68',
    '#f0c9b4',
    (pen) =>
      [
        ['M38 60C30 76 10 70 8 86', 9],
        ['M44 64C42 84 28 80 26 94', 9],
        ['M56 64C58 84 72 80 74 94', 9],
        ['M62 60C70 76 90 70 92 86', 9],
        ['M36 54C22 60 12 54 6 62', 8],
        ['M64 54C78 60 88 54 94 62', 8],
      ]
        .map(([path, width], index) => pen.line(index % 2 ? 'dim' : 'body', width as number, path as string))
        .join('') +
      pen.split('M50 4C28 4 18 22 22 40C26 54 34 66 50 68Z', 'lit', 'body') +
      twin(pen.oval('spark', 38, 44, 7.5, 8.5) + pen.disc('ink', 40, 46, 4) + pen.disc('spark', 38.5, 44, 1.4)) +
      pen.disc('trim', 34, 22, 4) +
      pen.disc('trim', 44, 14, 2.6) +
      pen.disc('trim', 62, 20, 3.4) +
      pen.line('deep', 2.4, 'M45 58C48 60 52 60 55 58'),
  ),
  turtle: motif(
    '#3f7f58',
    '#b9b464',
    (pen) =>
      twin(
        pen.fill('trim', 'M30 34C18 24 8 26 4 34C10 44 20 48 28 46Z') +
          pen.fill('trimDim', 'M32 76C22 78 16 86 18 94C28 92 36 86 38 80Z'),
      ) +
      pen.oval('trim', 50, 16, 10, 13) +
      twin(pen.disc('ink', 46, 12, 1.8)) +
      pen.split('M50 24C32 24 20 40 20 58C20 76 34 90 50 92Z', 'body', 'dim') +
      pen.fill('lit', 'M50 42L62 50L62 64L50 72L38 64L38 50Z') +
      pen.line(
        'deep',
        2.4,
        'M50 42L62 50L62 64L50 72L38 64L38 50ZM50 42L50 26M62 50L76 42M62 64L76 74M50 72L50 90M38 64L24 74M38 50L24 42',
      ),
  ),
  crab: motif(
    '#c8492f',
    '#f1b98a',
    (pen) =>
      twin(
        pen.line('dim', 4.5, 'M26 66L10 70L6 80M30 74L18 82L16 92M28 58L12 56') +
          pen.line('body', 6, 'M28 52C18 48 14 40 16 30') +
          pen.fill('lit', 'M6 6C-2 20 6 36 18 36C30 34 32 18 24 8L20 22Z'),
      ) +
      pen.split('M50 42C30 42 20 54 20 64C20 80 34 86 50 86Z', 'lit', 'body') +
      pen.line('dim', 2.4, 'M38 74C44 79 56 79 62 74') +
      twin(pen.line('dim', 3, 'M42 44L40 34') + pen.disc('spark', 40, 31, 5.5) + pen.disc('ink', 41, 32, 2.6)) +
      twin(pen.disc('trim', 32, 58, 2.6)),
  ),
  lighthouse: motif(
    '#e7dcc6',
    '#b23a34',
    (pen) =>
      pen.fill('deep', 'M14 96C20 84 34 82 50 82C66 82 80 84 86 96Z') +
      pen.split('M50 34L38 34L30 86L50 86Z', 'lit', 'dim') +
      pen.fill('trim', 'M37 42L63 42L64.500 54L35.500 54ZM34 64L66 64L67.500 76L32.500 76Z') +
      pen.fill('trimDim', 'M50 42L63 42L64.500 54L50 54ZM50 64L66 64L67.500 76L50 76Z') +
      pen.fill('ink', 'M34 30L66 30L66 35L34 35Z') +
      pen.fill('spark', 'M40 16L60 16L60 30L40 30Z') +
      pen.fill('trim', 'M36 17L50 4L64 17Z') +
      pen.fill('trimDim', 'M50 4L64 17L50 17Z'),
  ),
  helm: motif(
    '#9a6a3a',
    '#d9b061',
    (pen) =>
      around(
        8,
        pen.fill('body', 'M46.500 50L46.500 12L44 8L46 2L54 2L56 8L53.500 12L53.500 50Z') +
          pen.fill('dim', 'M50 50L50 2L54 2L56 8L53.500 12L53.500 50Z'),
      ) +
      pen.line('lit', 8, 'M50 22A28 28 0 1 1 49.900 22Z') +
      pen.line('dim', 2, 'M50 18A32 32 0 1 1 49.900 18Z') +
      around(8, pen.disc('trim', 50, 22, 2.2), 50, 50, 22.5) +
      pen.disc('trim', 50, 50, 11) +
      pen.fill('trimDim', 'M50 39A11 11 0 0 1 50 61Z') +
      pen.disc('ink', 50, 50, 4),
  ),
  compass: motif(
    '#c9a14e',
    '#b13a34',
    (pen) =>
      pen.disc('dim', 50, 52, 44) +
      pen.disc('body', 50, 52, 40) +
      pen.disc('ink', 50, 52, 33) +
      around(12, pen.line('lit', 2, 'M50 22L50 27'), 50, 52) +
      around(4, pen.fill('lit', 'M50 34L54 48L50 52L46 48Z'), 50, 52, 45) +
      `<g transform="rotate(32 50 52)">${pen.fill('trimLit', 'M50 22L50 52L42 52Z') + pen.fill('trimDim', 'M50 22L58 52L50 52Z') + pen.fill('spark', 'M50 82L50 52L42 52Z') + pen.fill('lit', 'M50 82L58 52L50 52Z')}</g>` +
      pen.disc('body', 50, 52, 4) +
      pen.fill('body', 'M43 10C43 0 57 0 57 10Z'),
  ),
  bottle: motif(
    '#4d8f7b',
    '#e7d3a4',
    (pen) =>
      pen.fill('trimDim', 'M43 2L57 2L56 14L44 14Z') +
      pen.split('M50 12L43 12L43 32C30 38 26 46 26 58L26 88C26 94 32 96 38 96L50 96Z', 'lit', 'body') +
      pen.fill('trim', 'M34 52L66 46L66 78L34 84Z') +
      pen.fill('trimLit', 'M34 52L42 50.500L42 82.500L34 84Z') +
      pen.line('trimDim', 2, 'M46 58L61 55M46 65L61 62M46 72L56 70') +
      pen.fill('spark', 'M30 50C30 46 32 43 35 41L35 46C33 48 32 52 32 56L32 84L30 84Z'),
  ),
  trident: motif(
    '#c9a24c',
    '#2f7d8a',
    (pen) =>
      pen.split('M50 2L43 18L47 18L46.500 98L50 98Z', 'lit', 'dim') +
      twin(pen.fill('body', 'M50 48C30 50 20 36 22 18L16 22L24 4L34 20L29 18C28 32 34 42 50 40Z')) +
      pen.fill('dim', 'M50 48C70 50 80 36 78 18L84 22L76 4L66 20L71 18C72 32 66 42 50 40Z') +
      pen.ball(50, 46, 9, ['trim', 'trimDim', 'trimLit']) +
      pen.line('trim', 3, 'M46 60L54 64M46 68L54 72M46 76L54 80'),
  ),
}
