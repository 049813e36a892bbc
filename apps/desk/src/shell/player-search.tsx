import { SearchField } from '@baize/ui/search-field'
import { type FormEvent, type RefObject, useState } from 'react'
import { readFilters } from '../actions/form.ts'
import { go } from '../place/place.ts'
import { formOf } from '../screens/part.ts'
import { callByName } from '../session/api.ts'
import { failureWords } from '../session/failure-words.ts'
import { say, useWords } from '../words/settings.tsx'
import styles from './desk.module.css'
import { searchTries } from './search-fields.ts'

/**
 * Finds a player by whatever is known of them, when it is sent: each look is written down, so none is taken while
 * somebody still types. One player found is opened, several are listed.
 */
export function PlayerSearch({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  const words = useWords()
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const find = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || text.trim() === '') return
    setIsBusy(true)
    setSaid('')
    try {
      const found = await firstFound(text)
      if (!found) setSaid(say(words.search.none, { text: text.trim() }))
      else {
        setText('')
        inputRef.current?.blur()
        go(found)
      }
    } catch (failure) {
      setSaid(failureWords(failure, words, true))
    }
    setIsBusy(false)
  }
  return (
    <form className={styles.search} role="search" onSubmit={(event) => void find(event)}>
      <SearchField
        ref={inputRef}
        label={words.search.label}
        placeholder={words.search.placeholder}
        clearLabel={words.desk.clear}
        value={text}
        isBusy={isBusy}
        onChange={(value) => {
          setText(value)
          setSaid('')
        }}
      />
      <p className={styles.found} role="status">
        {said}
      </p>
    </form>
  )
}

/** Where the first way that finds somebody leads; `null` where none does. */
async function firstFound(text: string): Promise<string | null> {
  for (const { field, value } of searchTries(text)) {
    const query = readFilters(formOf('listPlayers'), { [field]: value })
    // Each way is asked only where the one before found nobody.
    const { data } = await callByName('listPlayers', { query: { ...query, perPage: 2 } })
    const rows = data as readonly { id: string }[]
    if (rows.length === 1) return `/players/${rows[0]!.id}`
    if (rows.length > 1) return `/players?${new URLSearchParams({ [field]: value })}`
  }
  return null
}
