import { describe, expect, it } from 'vitest'
import { list, object, str } from '../src/server/content/schema/field.ts'
import { type Source, findKeyUsage } from './fixtures/key-usage.ts'

const signIn = object({
  title: str,
  tabs: object({ email: str, phone: str }),
  items: list({ label: str }),
})

function usageOf(sources: Record<string, string>, file = signIn) {
  const list = Object.entries(sources).map(([path, text]): Source => ({ path, text }))
  return findKeyUsage({ modals: { files: { 'sign-in': file } } }, list)
}

describe('keys that are read', () => {
  it('are those given to a reader of their part', () => {
    const { unread, unknown } = usageOf({
      'a.tsx':
        "const text = useText('modals.signIn')\ntext('title'); text.marked('tabs.email'); text.at<Item[]>('items')",
    })
    expect([unread, unknown]).toEqual([['modals.signIn.tabs.phone'], []])
  })

  it('count by a pattern, and as a whole where an object is taken as a whole', () => {
    const reader = "const text = useText('modals.signIn')\n"
    expect(usageOf({ 'a.tsx': `${reader}text(\`tabs.\${name}\`)` }).unread).toEqual([
      'modals.signIn.title',
      'modals.signIn.items',
    ])
    const inner = "text(`tabs.${isPhone ? 'phone' : 'email'}`)"
    expect(usageOf({ 'a.tsx': reader + inner })).toMatchObject({ unknown: [] })
    expect(usageOf({ 'a.tsx': `${reader}text.at('tabs')` }).unread).toEqual([
      'modals.signIn.title',
      'modals.signIn.items',
    ])
  })

  it('may be read where a reader is handed on to', () => {
    const { unread } = usageOf({
      'a.tsx': "import { Tabs } from './tabs.tsx'\nexport const A = () => <Tabs text={useText('modals.signIn')} />",
      'tabs.tsx': "export function Tabs({ text }: { text: Text }) { return text('tabs.phone') }",
    })
    expect(unread).not.toContain('modals.signIn.tabs.phone')
    expect(unread).toContain('modals.signIn.title')
  })

  it('belong to the reader that was made last under a name', () => {
    const { unknown } = usageOf({
      'a.tsx':
        "function A() { const text = useText('modals.signIn')\n text('title') }\n" +
        "function B() { const text = useText('layout.header')\n text('menuLabel') }",
    })
    expect(unknown).toEqual([])
  })

  it('must be in the schema', () => {
    const { unknown } = usageOf({ 'a.tsx': "const text = useText('modals.signIn')\ntext('heading')" })
    expect(unknown).toEqual(['a.tsx: modals.signIn.heading'])
  })
})

describe('keys that say that nothing reads them', () => {
  const marked = object({ title: str.unread, tabs: signIn.fields.tabs!, items: signIn.fields.items! })

  it('need no reader', () => {
    expect(usageOf({}, marked).unread).not.toContain('modals.signIn.title')
  })

  it('lose their mark with the first', () => {
    const { wronglyMarked } = usageOf({ 'a.tsx': "useText('modals.signIn')('title')" }, marked)
    expect(wronglyMarked).toEqual(['modals.signIn.title'])
  })
})

it('is not fooled by a list of parts to load', () => {
  const { unread } = usageOf({ 'routes/page-table.ts': "parts: ['modals.signIn'], search: ['title']" })
  expect(unread).toContain('modals.signIn.title')
})
