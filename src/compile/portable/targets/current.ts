/** The version of jsonata that this package has: what `txmap explain --portable` is for unless set otherwise. */
import { forPeople } from './layout.ts'
import type { Target } from './target.ts'

export const current: Target = {
  name: 'current',
  engine: 'jsonata 2.2.2',
  transcript: '$$',
  hasFallbacks: true,
  layout: forPeople,
}
