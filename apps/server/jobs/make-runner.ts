import { type Office, openOffice } from '@chengban/engine/files/office.ts'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import type { NamedJob } from '@chengban/engine/jobs/job.ts'
import type { Server } from '../rest/session.ts'
import type { Shop } from './run.ts'
import { JobRunner } from './runner.ts'
import { systemWriter } from './system-writer.ts'

interface Made {
  readonly server: Server
  readonly jobs: readonly NamedJob[]
  readonly storage: FileStorage
  /** Without it nothing is drawn. */
  readonly office?: Office
  readonly url: string
  readonly ownerUrl: string
  /** Called for every failed run; without it failures are not reported. */
  readonly report?: Shop['report']
}

/** The runner of one server process; it takes no job before it is started. */
export const makeRunner = ({
  server,
  jobs,
  storage,
  office = openOffice([], { program: '' }),
  url,
  ownerUrl,
  report = () => undefined,
}: Made): JobRunner =>
  new JobRunner({
    url,
    ownerUrl,
    jobs,
    shop: {
      catalog: server.catalog,
      writer: systemWriter(server),
      storage,
      office,
      transaction: server.auth.transaction,
      report,
    },
  })
