import type { Job } from '@chengban/kernel/job.ts'
import type { Sql } from '../db/sql.ts'
import type { Office } from '../files/office.ts'
import type { FileStorage } from '../files/storage.ts'
import type { Writer } from '../row/scene.ts'
import type { Catalog } from '../schema/catalog.ts'

/** What a job works with. */
export interface JobScene {
  readonly catalog: Catalog
  /** Writes as the system, for `create`, `update` and `moveBySystem` inside a transaction: without checking rights. */
  readonly writer: Writer
  readonly storage: FileStorage
  /** What draws office files. */
  readonly office: Office
  /**
   * A transaction of the system's own. Those of one job come one after the other, over all processes: what a run finds
   * undone, no other run is about to do.
   */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>
  /** Does the work unless another run of this job is at such work, here or in another process: undefined then. */
  alone<T>(work: () => Promise<T>): Promise<T | undefined>
  /** Aborted when the server stops: long work ends at its next step. */
  readonly signal: AbortSignal
}

/** What came of a run, in figures. */
export type JobResult = Readonly<Record<string, number>>

/**
 * A handler must be repeatable: it may run twice, or again after it failed halfway, and then does only the remaining
 * work. Its type names its job: `npm run gen` joins them.
 */
export type JobHandler<J extends Job = Job> = ((scene: JobScene) => Promise<JobResult>) & { readonly of?: J }

export interface NamedJob {
  readonly declared: Job
  readonly handler: JobHandler
}

/** Joins a declared job with what it does. */
export const runs = (declared: Job, handler: JobHandler): NamedJob => ({ declared, handler })
