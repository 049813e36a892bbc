import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture with something in it, and words about a place that nobody should keep. */
export function photo({ width = 320, height = 240 } = {}): Promise<Buffer> {
  const noise = Buffer.alloc(width * height * 3, 'baize')
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Copyright: SECRET }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
}

/** What stands in the pictures beside what can be seen. */
export const SECRET = "taken in Anna's kitchen"

/** A PNG of a few bytes that says it is as large as a football field. */
export function bomb(side: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const data = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** A PDF of one empty page, with further objects; each is written as it is given. */
export function pdf(objects: string[] = [], trailer = ''): Buffer {
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...objects,
  ]
  let text = '%PDF-1.7\n'
  const places = all.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = text.length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** An object that holds others, packed. */
export function packed(objects: string, head = '/Filter /FlateDecode'): string {
  const inner = `10 0 ${objects}`
  const data = head.includes('Flate') ? deflateSync(Buffer.from(inner, 'latin1')).toString('latin1') : inner
  return `<< /Type /ObjStm /N 1 /First 5 ${head} /Length ${data.length} >>\nstream\n${data}\nendstream`
}
