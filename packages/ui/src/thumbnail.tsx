import { File as FileIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styles from './file-drop.module.css'

/** Twice the side of the square it is shown in, for dense screens. */
const SIDE_PX = 96

/**
 * A small picture of a file. A local one is drawn on a canvas, because pages that allow no `blob:` addresses
 * could not show it otherwise.
 */
export function Thumbnail({ url, blob }: { url?: string; blob?: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<Blob | null>(null)

  useEffect(() => {
    if (!blob?.type.startsWith('image/') || !globalThis.createImageBitmap) return undefined
    let isCurrent = true
    createImageBitmap(blob).then(
      (picture) => {
        if (isCurrent && canvas.current) {
          cover(canvas.current, picture)
          setDrawn(blob)
        }
        picture.close()
      },
      // A kind that the browser cannot draw keeps the sheet of paper.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [blob])

  if (url) return <img className={styles.preview} src={url} alt="" />
  const isDrawn = blob !== undefined && drawn === blob
  return (
    <span className={styles.preview} aria-hidden="true">
      <canvas ref={canvas} width={SIDE_PX} height={SIDE_PX} hidden={!isDrawn} />
      {!isDrawn && <FileIcon size={20} />}
    </span>
  )
}

function cover(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const side = Math.min(picture.width, picture.height)
  const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2]
  canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, SIDE_PX, SIDE_PX)
}
