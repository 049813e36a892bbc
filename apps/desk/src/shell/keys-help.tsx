import { Dialog } from '@baize/ui/dialog'
import { useWords } from '../words/settings.tsx'
import styles from './desk.module.css'

const KEYS = {
  search: '/',
  help: '?',
  down: 'j',
  up: 'k',
  enter: 'Enter',
  details: 'i',
  approve: 'a',
  refuse: 'r',
  pages: '[ ]',
  submit: 'Ctrl Enter',
  escape: 'Esc',
} as const

/** What each key does. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const words = useWords()
  return (
    <Dialog title={words.desk.keys} closeLabel={words.desk.close} onClose={onClose}>
      <dl className={styles.keys}>
        {Object.entries(KEYS).map(([name, keys]) => (
          <div key={name}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words.keysHelp[name as keyof typeof KEYS]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
