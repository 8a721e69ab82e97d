/**
 * A test file that cannot be loaded fails the run of a slip. Stryker looks at the results of tests alone, and such a file has none:
 * it would take a slip that no module survives for one that no test notices.
 */
import type { Reporter, TestModule, Vitest } from 'vitest/node'

export class LoadErrors implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestModuleEnd(file: TestModule): void {
    for (const error of file.errors()) this.#vitest?.state.catchError(error, 'Unhandled Error')
  }
}
