/** Every group of measurements, in the order of the page. */

import { accountGroup } from './account-group.ts'
import { bundleGroup } from './bundle-group.ts'
import { bundledGroup } from './bundled-group.ts'
import { compileGroup } from './compile-group.ts'
import type { Group } from './group.ts'
import { growthGroup } from './growth-group.ts'
import { mainGroup } from './main-group.ts'
import { memoryGroup } from './memory-group.ts'
import { samplesGroup, sizesGroup } from './sizes-group.ts'
import { startupGroup } from './startup-group.ts'

export const groups: readonly Group[] = [
  bundledGroup,
  accountGroup,
  mainGroup,
  growthGroup,
  startupGroup,
  memoryGroup,
  bundleGroup,
  compileGroup,
  sizesGroup,
  samplesGroup,
]
