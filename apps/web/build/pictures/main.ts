/**
 * Draws every fixed picture of the site into `apps/web/public`: `npx tsx apps/web/build/pictures/main.ts`.
 * A picture over its budget stops the run.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { appIcons } from './families/app-icons.ts'
import { shareImage } from './families/share.ts'
import { pictures } from './pictures.ts'

const SHARE_BYTES_MAX = 80_000

function save(name: string, bytes: Buffer, bytesMax: number): void {
  if (bytes.length > bytesMax) throw new Error(`${name} has ${bytes.length} bytes of at most ${bytesMax}`)
  const file = fileURLToPath(new URL(`../../public/${name}`, import.meta.url))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

for (const { name, svg, bytesMax } of pictures) save(`pictures/${name}.svg`, Buffer.from(svg), bytesMax)

for (const { name, svg, size, bytesMax } of appIcons) {
  const drawn = sharp(Buffer.from(svg), { density: (72 * size) / 34 }).resize(size, size)
  save(name, await drawn.png({ palette: true, compressionLevel: 9 }).toBuffer(), bytesMax)
}

save('pictures/share.webp', await sharp(Buffer.from(shareImage)).webp({ quality: 80 }).toBuffer(), SHARE_BYTES_MAX)
