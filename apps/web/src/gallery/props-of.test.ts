import { describe, expect, it } from 'vitest'
import { interfacesIn, propsOf } from './props-of.ts'

describe('the reader of sources', () => {
  it('finds members with their types, their meaning, and what is taken over', () => {
    const { interfaces: found, unions } = interfacesIn(`
export type Tone = 'a' | 'b'

interface Base {
  /** How much,
   *  in px. */
  size?: number
}

export interface CardProps<Row> extends Base, Omit<Html<Element>, 'id' | 'x'> {
  tone: Tone
  /** Called \`once\`. */
  onEnd?: (
    row: Row,
  ) => void
}
`)
    const known = new Map(found.map((entry) => [entry.name, entry]))
    expect(unions.get('Tone')).toBe("'a' | 'b'")
    expect(propsOf('CardProps', known)).toEqual({
      props: [
        { name: 'tone', type: 'Tone', isOptional: false, text: '' },
        { name: 'onEnd', type: '( row: Row, ) => void', isOptional: true, text: 'Called `once`.' },
        { name: 'size', type: 'number', isOptional: true, text: 'How much, in px.' },
      ],
      foreign: ["Omit<Html<Element>, 'id' | 'x'>"],
    })
  })
})
