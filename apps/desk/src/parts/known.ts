import type { Row } from '../actions/form.ts'

/** What an action knows of its subject: the members of the place, the row, and its id by the name the action has for it. */
export function knownOf(members: Row, row: Row, rowName: string | undefined): Row {
  const { id } = row
  return {
    ...row,
    ...members,
    ...(rowName !== undefined && { [rowName]: rowName === 'ids' ? [id] : id }),
  }
}
