/** jsonata 1.8, tried with 1.8.9: no `??` and no `?:`. */
import { forPeople } from './layout.ts'
import type { Target } from './target.ts'

export const jsonata18: Target = {
  name: 'jsonata-1.8',
  engine: 'jsonata 1.8.9',
  transcript: '$$',
  hasFallbacks: false,
  layout: forPeople,
}
