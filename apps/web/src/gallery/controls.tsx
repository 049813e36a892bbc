import { buttons } from './controls/buttons.tsx'
import { choices } from './controls/choices.tsx'
import { lists } from './controls/lists.tsx'
import { numberFields } from './controls/number-fields.tsx'
import { pickers } from './controls/pickers.tsx'
import { textFields } from './controls/text-fields.tsx'
import type { ExhibitGroup } from './exhibit.tsx'

/** Everything one presses, writes or chooses with, and the lists that are paged and sorted. */
export const sections: readonly ExhibitGroup[] = [
  { id: 'buttons', title: 'Buttons', exhibits: buttons },
  { id: 'text-fields', title: 'Text fields', exhibits: textFields },
  { id: 'number-fields', title: 'Codes, numbers and dates', exhibits: numberFields },
  { id: 'pickers', title: 'Lists to choose from', exhibits: pickers },
  { id: 'choices', title: 'Choices and files', exhibits: choices },
  { id: 'lists', title: 'Tables, pages and tabs', exhibits: lists },
]
