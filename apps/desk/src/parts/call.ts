import type { OperatorForm } from '@baize/contract/operator-form'
import { readFilters, type Row } from '../actions/form.ts'
import type { Input } from '../session/api.ts'
import type { ListPart } from '../screens/part.ts'

/** Rows a page has. */
const PER_PAGE = 25

/** The call of a list at a place: its own members, the filters of the address, and the page. */
export function callOfList(
  { query = {}, given = {}, perPage = PER_PAGE }: ListPart,
  form: OperatorForm,
  { members, filters, page }: { members: Row; filters: Readonly<Record<string, string>>; page: number },
): Input {
  const places = Object.fromEntries(Object.entries(given).map(([name, member]) => [name, members[member]]))
  const params = paramsOf(form, members)
  const asked = { ...readFilters(form, filters), ...query, ...places, ...(form.isPaged && { page, perPage }) }
  return { ...(params && { params }), ...(Object.keys(asked).length > 0 && { query: asked }) }
}

/** The members of the path that an operation takes. */
export function paramsOf({ fields }: OperatorForm, members: Row): Record<string, unknown> | null {
  const names = fields.filter(({ part }) => part === 'params').map(({ name }) => name)
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, members[name]])) : null
}
