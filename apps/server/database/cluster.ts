import type { Owner } from './cluster-owner.ts'
import type { Binaries } from './postgres-binaries.ts'

/** One PostgreSQL data folder and all that is needed to run it. */
export interface Cluster {
  /** absolute; the kept password, port and log lie here */
  dataDir: string
  /** PGDATA, below `dataDir` */
  directory: string
  binaries: Binaries
  owner: Owner | undefined
  password: string
  /** in memory and expendable: nothing is synced to disk */
  tmpfs: boolean
}

/** Name of the database, and of the superuser that owns it. */
export const NAME = 'chengban'
