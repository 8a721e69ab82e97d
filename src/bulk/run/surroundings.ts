/** What a run has of the world besides its options: files, who may hold a lock, threads. A test can stand in for each. */

import type { WorkerSetup } from '../batch/worker-messages.ts'
import type { FileOperations } from '../files/file-operations.ts'
import { type LockOwners, systemOwners } from '../files/lock-owner.ts'
import { systemFiles } from '../files/system-files.ts'
import { type BatchPool, WorkerPool } from '../workers/worker-pool.ts'

/** What a run has of the world. */
export interface Surroundings {
  readonly files: FileOperations
  readonly owners: LockOwners
  /** Starts so many workers. */
  readonly startPool: (size: number, setup: WorkerSetup) => BatchPool
}

/** The world as it is. */
export const systemSurroundings: Surroundings = {
  files: systemFiles,
  owners: systemOwners,
  startPool: (size, setup) => new WorkerPool(size, setup),
}
