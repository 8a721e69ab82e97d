/** jsonata 2.0, tried with 2.0.6: no `??` and no `?:`. */
import { forPeople } from './layout.ts'
import type { Target } from './target.ts'

export const jsonata20: Target = {
  name: 'jsonata-2.0',
  engine: 'jsonata 2.0.6',
  transcript: '$$',
  hasFallbacks: false,
  layout: forPeople,
}
