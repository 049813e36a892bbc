import { ToastGroup, type ToastType } from '@baize/ui/toast-group'
import { useEffect, useState } from 'react'
import type { PartName } from '../content/content.ts'
import type { MarkedText } from '../content/marked-text.ts'
import { MarkedLine } from '../content/marked.tsx'
import { markedOf, textOf } from '../content/text.ts'
import { useContent, useText } from '../page/page-context.tsx'
import { type AlertRequest, readAlerts, removeAlert } from './alert-store.ts'

interface AlertContent {
  type: ToastType
  title: string
  description?: MarkedText | string
}

/**
 * The alerts that are on screen. One whose texts are still under way holds back those after it; one that has no
 * text, or whose text cannot be fetched, makes way.
 */
export function AlertList({ requests }: { requests: readonly AlertRequest[] }) {
  const text = useText('layout.shell')
  const contentOf = useAlertTexts(requests)
  const known = requests.map((request) => ({ request, alert: contentOf(request) }))
  const firstUnknown = known.findIndex(({ alert }) => alert === undefined)
  const ready = firstUnknown < 0 ? known : known.slice(0, firstUnknown)
  const empty = known.flatMap(({ request, alert }) => (alert === null ? [request.id] : [])).join(' ')
  useEffect(() => {
    if (empty !== '') empty.split(' ').forEach((id) => removeAlert(Number(id)))
  }, [empty])

  return (
    <ToastGroup
      label={text('alerts')}
      closeLabel={text('close')}
      messages={ready.flatMap(({ request: { id, values }, alert }) =>
        alert
          ? [
              {
                id,
                type: alert.type,
                title: textOf(markedOf(alert.title, values)),
                description: alert.description && <MarkedLine text={markedOf(alert.description, values)} />,
              },
            ]
          : [],
      )}
      onGone={removeAlert}
    />
  )
}

/** Fetches the texts of alerts. `undefined` until they are there, `null` for a key that no file has. */
function useAlertTexts(requests: readonly AlertRequest[]): (request: AlertRequest) => AlertContent | null | undefined {
  const content = useContent()
  const [parts, setParts] = useState<ReadonlySet<PartName>>(new Set())
  const wanted = [...new Set(requests.map(partOf))].filter((part) => !parts.has(part)).join(' ')
  useEffect(() => {
    if (wanted === '') return
    let isCurrent = true
    const names = wanted.split(' ') as PartName[]
    content.need(names).then(
      () => isCurrent && setParts((all) => new Set([...all, ...names])),
      (error: unknown) => {
        reportError(error)
        for (const request of readAlerts()) if (names.includes(partOf(request))) removeAlert(request.id)
      },
    )
    return () => void (isCurrent = false)
  }, [content, wanted])

  return (request) => {
    const part = partOf(request)
    if (!parts.has(part)) return undefined
    const name = request.key.slice(request.key.indexOf('.') + 1)
    return (content.get(part)[name] as AlertContent | undefined) ?? null
  }
}

function partOf({ key }: AlertRequest): PartName {
  return `alerts.${key.slice(0, key.indexOf('.'))}` as PartName
}
