import { Dock } from './dock.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { useMoveFocus } from './use-move-focus.ts'
import { usePageTransitions } from './use-page-transitions.ts'

/** The rest of the frame: what answers to moves between pages, and what asks once the page is alive. */
export function AfterLoad() {
  const announcement = useMoveFocus()
  usePageTransitions()
  return (
    <>
      <ProgressBar />
      <Dock />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  )
}
