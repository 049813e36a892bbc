import { Button } from '@baize/ui/button'
import { Toast } from '@baize/ui/toast'
import { ToastGroup, type ToastMessage, type ToastType } from '@baize/ui/toast-group'
import { useRef, useState } from 'react'
import { Line, State } from './exhibit.tsx'

const TYPES: ToastType[] = ['info', 'done', 'pending', 'warning', 'error']

const samples: Record<ToastType, Pick<ToastMessage, 'title' | 'description'>> = {
  info: { title: 'New sign-in', description: 'Firefox on Linux, a moment ago.' },
  done: { title: '50.00 EUR arrived', description: 'Your balance is 128.50 EUR.' },
  pending: { title: 'Deposit under way', description: 'The bank has not answered yet. It usually takes a minute.' },
  warning: { title: 'Session limit in 5 minutes' },
  error: { title: 'The deposit was declined', description: 'Nothing was taken. Try another method.' },
}

export function ToastGroupExhibit() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([])
  const lastId = useRef(0)
  const show = (type: ToastType) => {
    lastId.current += 1
    const message = { id: lastId.current, type, ...samples[type] }
    setMessages((all) => [...all, message])
  }
  return (
    <State name="Each type">
      <Line>
        {TYPES.map((type) => (
          <Button key={type} size="small" onClick={() => show(type)}>
            {type}
          </Button>
        ))}
        <Button size="small" onClick={() => TYPES.forEach(show)}>
          All at once
        </Button>
      </Line>
      {messages.length > 0 && (
        <ToastGroup
          label="Messages"
          closeLabel="Close message"
          messages={messages}
          onGone={(id) => setMessages((all) => all.filter((message) => message.id !== id))}
        />
      )}
    </State>
  )
}

export function ToastExhibit() {
  return TYPES.map((type) => (
    <State key={type} name={`Type ${type}`}>
      <ol>
        <Toast type={type} {...samples[type]} closeLabel={`Close ${type}`} isPaused onClose={() => {}} />
      </ol>
    </State>
  ))
}
