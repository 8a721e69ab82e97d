/** Every group of measurements, in the order of the page. */

import { accountGroup } from './account-group.ts'
import { bundleGroup } from './bundle-group.ts'
import { bundledGroup } from './bundled-group.ts'
import { compileGroup } from './compile-group.ts'
import type { Group } from './group.ts'
import { growthGroup } from './growth-group.ts'
import { hostileGroup } from './hostile-group.ts'
import { mainGroup } from './main-group.ts'
import { memoryGroup } from './memory-group.ts'
import { profileGroup } from './profile-group.ts'
import { sizesGroup } from './sizes-group.ts'
import { startupGroup } from './startup-group.ts'

export const groups: readonly Group[] = [
  bundledGroup,
  accountGroup,
  profileGroup,
  mainGroup,
  growthGroup,
  hostileGroup,
  startupGroup,
  memoryGroup,
  bundleGroup,
  compileGroup,
  sizesGroup,
]
