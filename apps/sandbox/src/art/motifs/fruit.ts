import { around, moved, turn, twin } from '../pen.ts'
import { motif } from './motif.ts'

const leaf = 'M56 20C62 8 76 6 88 10C86 24 72 30 58 24Z'
const leafShade = 'M57 22C68 20 78 16 88 10C86 24 72 30 58 24Z'

export const fruit = {
  cherry: motif(
    '#b8242f',
    '#5b8c3e',
    (pen) =>
      pen.line('trimDim', 4, 'M32 56C36 38 46 24 58 14') +
      pen.line('trim', 4, 'M68 58C68 40 64 26 58 14') +
      pen.fill('trim', 'M58 16C66 6 80 4 92 10C86 24 70 26 58 16Z') +
      pen.fill('trimDim', 'M58 16C70 18 80 16 92 10C86 24 70 26 58 16Z') +
      pen.ball(30, 70, 21) +
      pen.ball(70, 72, 21),
  ),
  lemon: motif(
    '#e8c23a',
    '#6a9a45',
    (pen) =>
      pen.fill(
        'body',
        'M10 74C4 70 4 62 12 60C16 34 40 16 66 20C74 12 86 14 86 24C90 32 84 36 82 40C86 66 62 88 34 84C28 90 14 86 10 74Z',
      ) +
      pen.fill('dim', 'M82 40C86 66 62 88 34 84C28 90 18 87 12 79C44 78 70 66 82 40Z') +
      pen.oval('spark', 38, 40, 13, 6, -36) +
      pen.fill('trim', 'M70 22C70 8 82 2 96 4C96 18 86 26 74 26Z') +
      pen.fill('trimDim', 'M72 24C80 20 88 12 96 4C96 18 86 26 74 26Z'),
  ),
  orange: motif(
    '#e07b26',
    '#4f8a3f',
    (pen) =>
      pen.ball(48, 58, 34) +
      pen.disc('dim', 40, 70, 1.6) +
      pen.disc('dim', 52, 76, 1.6) +
      pen.disc('dim', 58, 62, 1.6) +
      pen.disc('dim', 30, 62, 1.6) +
      pen.line('trimDim', 4, 'M50 26L54 14') +
      pen.fill('trim', leaf) +
      pen.fill('trimDim', leafShade),
  ),
  plum: motif(
    '#6b3a86',
    '#6d9a48',
    (pen) =>
      pen.fill('body', 'M50 28C70 18 90 36 86 60C82 82 64 92 50 90C34 92 16 82 14 60C12 38 32 18 50 28Z') +
      pen.fill('dim', 'M70 24C86 30 90 44 86 60C82 82 64 92 50 90C44 91 36 89 30 85C62 84 80 58 70 24Z') +
      pen.line('deep', 3, 'M50 28C42 48 44 72 52 88') +
      pen.oval('lit', 29, 46, 8, 12, 24) +
      pen.line('trimDim', 4, 'M50 28C50 20 52 14 56 10') +
      pen.fill('trim', 'M56 18C64 6 78 6 88 12C82 24 68 28 56 18Z'),
  ),
  grapes: motif(
    '#7a3d7e',
    '#6c9744',
    (pen) =>
      pen.line('trimDim', 5, 'M50 30L54 10') +
      [
        [30, 40],
        [50, 36],
        [70, 40],
        [22, 56],
        [40, 54],
        [60, 54],
        [78, 56],
        [32, 70],
        [50, 70],
        [68, 70],
        [42, 84],
        [58, 84],
      ]
        .map(([x, y]) => pen.ball(x!, y!, 11.5))
        .join('') +
      pen.fill('trim', 'M54 22C58 8 74 2 90 8C90 22 74 32 54 22Z') +
      pen.fill('trimDim', 'M54 22C66 20 78 16 90 8C90 22 74 32 54 22Z'),
  ),
  melon: motif('#d3423f', '#3f8a4d', (pen) =>
    turn(
      -16,
      moved(
        0,
        -8,
        pen.fill('trimDim', 'M4 34A48 48 0 0 0 96 34Z') +
          pen.fill('spark', 'M11 34A40 40 0 0 0 89 34Z') +
          pen.fill('body', 'M15 34A36 36 0 0 0 85 34Z') +
          pen.fill('dim', 'M50 34L85 34A36 36 0 0 1 56 69.5Z') +
          pen.fill('lit', 'M15 34L85 34L83.5 40L16.5 40Z') +
          [
            [32, 48],
            [50, 47],
            [68, 48],
            [41, 58],
            [59, 58],
          ]
            .map(([x, y]) => pen.oval('ink', x!, y!, 2.4, 4))
            .join(''),
      ),
    ),
  ),
  strawberry: motif(
    '#c92c3c',
    '#4f8a3f',
    (pen) =>
      pen.split('M50 28C34 20 12 30 14 50C16 70 36 88 50 94Z', 'body', 'dim') +
      pen.oval('lit', 27, 45, 6, 9, 20) +
      [
        [38, 48],
        [52, 44],
        [66, 50],
        [34, 62],
        [48, 60],
        [62, 66],
        [44, 74],
        [55, 80],
        [76, 44],
      ]
        .map(([x, y]) => pen.oval('spark', x!, y!, 1.8, 2.8))
        .join('') +
      around(5, pen.fill('trim', 'M50 26C44 24 40 14 50 2C60 14 56 24 50 26Z'), 50, 26, 72 / 2 + 144) +
      twin(pen.fill('trim', 'M50 28C38 38 24 36 16 26C28 20 40 20 50 28Z')) +
      twin(pen.fill('trimDim', 'M50 28C38 38 24 36 16 26C28 30 40 30 50 28Z')) +
      pen.line('trimDim', 5, 'M50 24L52 8'),
  ),
  pear: motif(
    '#b9b443',
    '#6f8f3a',
    (pen) =>
      pen.split('M50 18C38 18 36 32 32 44C26 56 14 62 16 76C18 90 36 94 50 94Z', 'lit', 'body') +
      pen.fill('dim', 'M66 40C70 56 86 62 84 76C82 90 64 94 50 94C46 94 40 94 34 91C66 88 74 64 66 40Z') +
      pen.oval('spark', 32, 66, 5, 10, 24) +
      pen.line('trimDim', 4, 'M50 20C50 12 54 8 58 4') +
      pen.fill('trim', 'M54 14C62 4 76 4 86 10C80 20 66 22 54 14Z'),
  ),
  apple: motif(
    '#b5303a',
    '#5f9145',
    (pen) =>
      pen.split('M50 30C40 18 12 22 12 52C12 78 32 96 50 88Z', 'body', 'dim') +
      pen.oval('lit', 27, 46, 7, 12, 24) +
      pen.line('ink', 4.5, 'M50 34C50 24 48 16 44 8') +
      pen.fill('trim', 'M52 20C58 6 74 2 86 8C82 22 66 28 52 20Z') +
      pen.fill('trimDim', 'M52 20C64 18 76 14 86 8C82 22 66 28 52 20Z'),
  ),
  pineapple: motif(
    '#dba233',
    '#4b8748',
    (pen) =>
      twin(pen.fill('trimDim', 'M50 42C36 38 26 28 22 16C34 18 46 28 50 42Z')) +
      twin(pen.fill('trim', 'M50 42C40 32 36 18 38 4C48 12 52 26 50 42Z')) +
      pen.fill('trimLit', 'M50 42C42 28 46 12 50 2C54 12 58 28 50 42Z') +
      pen.split('M50 38C32 38 24 50 24 66C24 84 36 96 50 96Z', 'lit', 'body') +
      [-16, 0, 16, 32]
        .map((step) =>
          pen.line(
            'dim',
            2.4,
            `M${26 + Math.max(0, -step) * 0.4} ${62 + step * 0.6}L${62 + step * 0.4} ${94 + Math.min(0, step) * 0.5 - Math.max(0, step) * 0.3}`,
          ),
        )
        .join('') +
      twin(
        pen.line('dim', 2.4, 'M60 40L26 74') +
          pen.line('dim', 2.4, 'M71 48L32 86') +
          pen.line('dim', 2.4, 'M48 38L24 62'),
      ),
  ),
  pomegranate: motif(
    '#a8283c',
    '#d9a441',
    (pen) =>
      pen.fill('dim', 'M40 22L38 6L46 14L50 4L54 14L62 6L60 22Z') +
      pen.ball(50, 56, 36) +
      pen.fill('trimLit', 'M50 36C66 40 74 54 70 72C60 82 42 82 34 72C30 56 36 42 50 36Z') +
      [
        [50, 46],
        [42, 54],
        [58, 54],
        [50, 60],
        [40, 66],
        [60, 66],
        [50, 73],
      ]
        .map(([x, y]) =>
          pen.fill(
            'body',
            `M${x} ${y! - 5}C${x! + 7} ${y! - 2} ${x! + 5} ${y! + 5} ${x} ${y! + 5}C${x! - 5} ${y! + 5} ${x! - 7} ${y! - 2} ${x} ${y! - 5}Z`,
          ),
        )
        .join(''),
  ),
}
