/**
 * The order of the test files where one changed source file is asked about: the test that is called after it, then those of its room,
 * then the others. The first test that fails ends the run, so a slip that is noticed is noticed soon.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [, room, name] =
      /\/src\/([^/]+)\/(?:.*\/)?([^/]+)\.ts$/.exec(this.ctx.config.related?.[0] ?? '') ?? []
    const rank = ({ moduleId }: TestSpecification): number => {
      if (room === undefined || !moduleId.includes(`/test/unit/${room}/`)) return 2
      return moduleId.endsWith(`/${name}.test.ts`) ? 0 : 1
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
