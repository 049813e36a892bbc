import { Toast, ToastGroup, type ToastType } from '@baize/ui/toast'
import { useEffect, useState } from 'react'
import { fill } from '../content/text.ts'
import { useContent, useText } from '../page/page-context.tsx'
import { type AlertRequest, removeAlert } from './alert-store.ts'

const DURATION_MS = 3000
const LEAVE_MS = 300
/** Alerts come at least this far apart, so that each can be noticed. */
const SPACING_MS = 400

interface AlertContent {
  type: ToastType
  title: string
  description?: string
}

/** The alerts that are on screen. */
export function AlertList({ requests }: { requests: readonly AlertRequest[] }) {
  const text = useText('layout.shell')
  const shown = useSpaced(requests)
  return (
    <ToastGroup label={text('alerts')}>
      {shown.map((request) => (
        <Alert key={request.id} request={request} closeLabel={text('close')} />
      ))}
    </ToastGroup>
  )
}

function useSpaced(requests: readonly AlertRequest[]): readonly AlertRequest[] {
  const [released, setReleased] = useState(0)
  const waiting = requests.find(({ id }) => id > released)?.id
  useEffect(() => {
    if (waiting === undefined) return
    const timer = setTimeout(() => setReleased(waiting), released === 0 ? 0 : SPACING_MS)
    return () => clearTimeout(timer)
  }, [waiting, released])
  return requests.filter(({ id }) => id <= released)
}

function Alert({ request, closeLabel }: { request: AlertRequest; closeLabel: string }) {
  const alert = useAlertContent(request)
  const [isLeaving, setIsLeaving] = useState(false)

  useEffect(() => {
    if (!alert) return
    const timer = setTimeout(() => setIsLeaving(true), DURATION_MS)
    return () => clearTimeout(timer)
  }, [alert])

  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => removeAlert(request.id), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, request.id])

  if (!alert) return null
  return (
    <Toast
      type={alert.type}
      title={fill(alert.title, request.values)}
      description={alert.description && fill(alert.description, request.values)}
      closeLabel={closeLabel}
      isLeaving={isLeaving}
      onClose={() => setIsLeaving(true)}
    />
  )
}

function useAlertContent({ key }: AlertRequest): AlertContent | null {
  const content = useContent()
  const [alert, setAlert] = useState<AlertContent | null>(null)
  useEffect(() => {
    const [file, name] = key.split('.') as [string, string]
    const part = `alerts.${file}` as const
    void content.need([part]).then(() => setAlert((content.get(part)[name] as AlertContent | undefined) ?? null))
  }, [content, key])
  return alert
}
