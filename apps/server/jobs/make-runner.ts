import process from 'node:process'
import { acts } from '@chengban/engine/audit/acts.ts'
import { systemActor } from '@chengban/engine/db/database.ts'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import type { NamedJob } from '@chengban/engine/jobs/job.ts'
import { asSystem, type Writer } from '@chengban/engine/write/scene.ts'
import type { Server } from '../rest/session.ts'
import { JobRunner } from './runner.ts'

interface Made {
  readonly server: Server
  readonly jobs: readonly NamedJob[]
  readonly storage: FileStorage
  readonly url: string
  readonly ownerUrl: string
}

/** The runner of one server process; it takes no job before it is started. */
export const makeRunner = ({ server, jobs, storage, url, ownerUrl }: Made): JobRunner =>
  new JobRunner({
    url,
    ownerUrl,
    jobs,
    shop: {
      catalog: server.catalog,
      writer: systemWriter(server),
      storage,
      transaction: server.auth.transaction,
      report: (error, about) =>
        process.stderr.write(`${JSON.stringify({ level: 'error', ...about, error: textOf(error) })}\n`),
    },
  })

const systemWriter = ({ db, catalog, handlers, services }: Server): Writer =>
  asSystem({ db, catalog, handlers, services, acts, actor: systemActor })

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
