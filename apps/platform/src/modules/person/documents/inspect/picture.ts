import sharp from 'sharp'
import { PICTURE_QUALITY, PIXELS_MAX, SIDE_MAX } from '../rules.ts'
import { refused, type Verdict } from './verdict.ts'

// Only these two readers are ever started, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })

// One picture keeps one processor busy, so that those who play do not wait for those who upload.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Draws the picture anew: nothing is kept of it but what can be seen. Place, camera, thumbnails and what was hidden
 * behind the picture's end go; it is turned the right way up first. One with more pixels than allowed is refused by
 * its head, before anything is unfolded.
 */
export async function redrawPicture(bytes: Buffer): Promise<Verdict> {
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (head.width * head.height > PIXELS_MAX) return refused('filePixels')
    const drawn = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: PICTURE_QUALITY })
      .toBuffer()
    return { kind: 'accepted', bytes: drawn, contentType: 'image/jpeg' }
  } catch {
    return refused('fileBroken')
  }
}
