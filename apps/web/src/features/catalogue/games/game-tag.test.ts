import { expect, it } from 'vitest'
import { tagOf, tellingLabels } from './game-tag.ts'

const labelled = (...labels: (string | null)[]) => labels.map((label) => ({ label }))

it('finds the tag of a label without regard to case, and none for a label the content does not know', () => {
  const tags = [{ identity: 'hot', label: 'Hot', color: 'red' as const }]
  expect(tagOf('HOT', tags)).toBe(tags[0])
  expect(tagOf('rare', tags)).toBeUndefined()
})

it('shows a label on a list where few carry it, and not where most do', () => {
  const games = labelled('hot', 'hot', 'new', 'hot', null, null, 'exclusive', null, 'rare')
  expect([...tellingLabels(games)]).toEqual(['new', 'exclusive', 'rare'])
})
