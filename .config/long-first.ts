/**
 * The order of the test files: those that need a process of their own first, then those that measure time, so that no process which several
 * share is ended in between; of the others the long ones first, so that at the end no processor waits for one that began last.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take five seconds and more of processor time, their children's included, the longest first. The order of the others is vitest's
 * own: where it has no times of an earlier run, the largest first.
 */
const long: readonly string[] = [
  'test/apps/cli/map-lines.test.ts',
  'test/package.test.ts',
  'test/generated.test.ts',
  'test/apps/cli/map-lines-ended.test.ts',
  'test/outside/unread.test.ts',
  'test/property/portable-targets.test.ts',
  'test/golden.test.ts',
  'test/unit/compile/portable-expression.test.ts',
  'test/apps/cli/drift.test.ts',
  'test/catalogue/checks.test.ts',
  'test/property/extends.test.ts',
  'test/apps/cli/remap-s3.test.ts',
  'test/apps/cli/loading.test.ts',
  'test/architecture.test.ts',
  'test/apps/cli/unwritable.test.ts',
  'test/property/stored-results.test.ts',
  'test/unit/transcript/unknown-in-lists.test.ts',
  'test/unit/bench/bundled.test.ts',
  'test/property/code.test.ts',
  'test/catalogue/rows-needed.test.ts',
  'test/catalogue/notations.test.ts',
  'test/unit/bench/account.test.ts',
  'test/unit/evaluate/work.test.ts',
  'test/unit/evaluate/built-ins/registry.test.ts',
  'test/unit/remap/store/s3-store.test.ts',
  'test/unit/remap/format/parquet-format.test.ts',
  'test/unit/bulk/faults.test.ts',
  'test/unit/compile/state-machine.test.ts',
  'test/apps/cli/process.test.ts',
]

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number => {
      if (project.config.isolate) return -3
      if (project.name === 'time') return -2
      if (project.name === 'growth') return -1
      const place = long.findIndex(name => moduleId.endsWith(`/${name}`))
      return place < 0 ? long.length : place
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
