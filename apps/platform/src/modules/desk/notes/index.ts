export { correctNote, type NoteDraft, writeNote } from './notes.ts'
export { type ListedNote, type Note, readNotes as listNotes, removeNotes } from './store.ts'
