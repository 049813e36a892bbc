import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { Menu, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ActionDialog } from '../actions/action-dialog.tsx'
import { ListPartView } from '../parts/list-part.tsx'
import { RecordPartView } from '../parts/record-part.tsx'
import { usePlace } from '../place/place.ts'
import { Link } from '../place/link.tsx'
import { mayCall } from '../screens/part.ts'
import { findScreen, maySee, variants } from '../screens/screens.ts'
import { api } from '../session/api.ts'
import { useSession, useSessionState } from '../session/session.tsx'
import { say, useWords } from '../words/settings.tsx'
import styles from './desk.module.css'
import { DoneNotice } from './done-notice.tsx'
import { Home } from './home.tsx'
import { useKeys } from './keys.ts'
import { KeysHelp } from './keys-help.tsx'
import { Navigation } from './navigation.tsx'
import { PlayerFrame } from './player-frame.tsx'
import { PlayerSearch } from './player-search.tsx'
import { SettingsFields } from './settings-fields.tsx'

/** The desk of somebody who is signed in: where one can go, and the screen of the address. */
export function Desk() {
  const words = useWords()
  const session = useSession()
  const { end } = useSessionState()
  const { path } = usePlace()
  const [open, setOpen] = useState<'keys' | 'password' | 'settings' | null>(null)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => search.current?.focus(), '?': () => setOpen('keys') })
  useEffect(() => setIsMenuOpen(false), [path])

  const signOut = async () => {
    try {
      await api.call('closeOperatorSession', {})
    } finally {
      end(false)
    }
  }
  return (
    <div className={styles.desk}>
      <a href="#content" className={styles.skip}>
        {words.desk.skip}
      </a>
      <header className={styles.top}>
        <button
          type="button"
          className={styles.menu}
          aria-label={isMenuOpen ? words.desk.closeMenu : words.desk.menu}
          aria-expanded={isMenuOpen}
          onClick={() => setIsMenuOpen(!isMenuOpen)}
        >
          {isMenuOpen ? <X size={18} aria-hidden="true" /> : <Menu size={18} aria-hidden="true" />}
        </button>
        <Link href="/" className={styles.brand} aria-label={words.desk.title}>
          <img src="/mark.svg" width={24} height={24} alt="" />
          <span>{words.desk.title}</span>
        </Link>
        {mayCall(session.role, 'listPlayers') && <PlayerSearch inputRef={search} />}
        <p className={styles.who}>
          <strong>{session.name}</strong>
          <span>{words.roles[session.role]}</span>
        </p>
        <Button size="small" onClick={() => void signOut()}>
          {words.desk.signOut}
        </Button>
      </header>
      <aside className={styles.side} data-open={isMenuOpen || undefined}>
        <Navigation role={session.role} path={path} />
        <div className={styles.foot}>
          <button type="button" className={styles.plain} onClick={() => setOpen('settings')}>
            {words.desk.settings}
          </button>
          <button type="button" className={styles.plain} onClick={() => setOpen('keys')}>
            {words.desk.keys} <kbd>?</kbd>
          </button>
          <button type="button" className={styles.plain} onClick={() => setOpen('password')}>
            {words.desk.password}
          </button>
        </div>
      </aside>
      <main id="content" className={styles.main} tabIndex={-1}>
        <ScreenOf path={path} />
      </main>
      <DoneNotice />
      {open === 'settings' && (
        <Dialog title={words.desk.settings} closeLabel={words.desk.close} size="small" onClose={() => setOpen(null)}>
          <div className={styles.settings}>
            <SettingsFields names={['language', 'theme', 'zone']} />
          </div>
        </Dialog>
      )}
      {open === 'keys' && <KeysHelp onClose={() => setOpen(null)} />}
      {open === 'password' && <ActionDialog action="changeOperatorPassword" known={{}} onClose={() => setOpen(null)} />}
    </div>
  )
}

function ScreenOf({ path }: { path: string }) {
  const words = useWords()
  const { role } = useSession()
  const found = findScreen(path)
  const variant = variants.find((known) => `/${known.path}` === path)
  const title = variant ? words.variants[variant.id] : found ? words.screens[found.screen.id] : words.desk.home
  useEffect(() => {
    document.title = `${title} · ${words.desk.title}`
  }, [title, words])
  if (path === '/') return <Home />
  if (!found)
    return (
      <Plain title={words.desk.notFound}>
        <Link href="/">{words.desk.home}</Link>
      </Plain>
    )
  const { screen, members } = found
  if (!maySee(role, screen))
    return <Plain title={words.desk.notYours}>{say(words.desk.notYoursText, { role: words.roles[role] })}</Plain>
  const parts = screen.parts
    .filter(({ operation }) => mayCall(role, operation))
    .map((part, index) =>
      part.kind === 'list' ? (
        <ListPartView
          key={`${path} ${part.operation}`}
          part={part}
          members={members}
          prefix={index === 0 ? '' : `${part.operation}.`}
          screenTitle={title}
          hasKeys={index === 0 || screen.parts[0]!.kind === 'record'}
        />
      ) : (
        <RecordPartView key={`${path} ${part.operation}`} part={part} members={members} />
      ),
    )
  const { playerId } = members
  if (playerId !== undefined)
    return (
      <PlayerFrame playerId={playerId} screenId={screen.id}>
        {parts}
      </PlayerFrame>
    )
  return <Plain title={title}>{parts}</Plain>
}

function Plain({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
