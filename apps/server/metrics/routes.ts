import { createHash, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import type { Database } from '@chengban/engine/db/database.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { FastifyPluginAsync } from 'fastify'
import { madeAt, wholeBackups } from '../backup/backups.ts'
import { type Family, gauge, mediaType, textOf } from './family.ts'
import { watchProcess } from './process.ts'
import type { Requests } from './requests.ts'
import { spaceFamilies } from './space.ts'
import { jobFamilies } from './work.ts'

// Decision 032: Figures are given to whoever shows a token, and errors bear the id of their request

export interface Watched {
  /** What a monitor has to show, `Authorization: Bearer …`. */
  readonly token: string
  readonly requests: Requests
  readonly db: Database
  readonly isGraphqlReady: () => boolean
  readonly openStreams: () => number
  readonly backups: string
  /** DATA_DIR, for the space left on its disk. */
  readonly dataDir: string
  /** Why no file can be kept now. */
  readonly writingTrouble: () => Promise<string | undefined>
}

/** GET /metrics, registered only where a token is set. */
export const metricsRoutes: FastifyPluginAsync<Watched> = async (app, watched) => {
  const process = watchProcess()
  app.addHook('onClose', async () => process.stop())
  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${watched.token}`))
      throw new Refusal('UNAUTHENTICATED', '需要监控令牌')
    const families = [
      ...watched.requests.families(),
      ...process.families(),
      ...own(watched),
      ...(await jobFamilies(watched.db)),
      ...(await backupFamilies(watched.backups)),
      ...(await spaceFamilies(placesOf(watched), (await watched.writingTrouble()) === undefined)),
    ]
    return reply.header('cache-control', 'no-store').type(mediaType).send(textOf(families))
  })
}

const own = ({ db: { pool, waiting }, isGraphqlReady, openStreams }: Watched): Family[] => [
  {
    name: 'chengban_database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    type: 'gauge',
    samples: [
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waiting' }, value: waiting },
    ],
  },
  gauge('chengban_live_streams', 'Open event streams.', openStreams()),
  gauge('chengban_graphql_ready', '0 after a GraphQL thread that could not answer.', isGraphqlReady() ? 1 : 0),
]

/** Files of people may lie on a disk of their own. */
const placesOf = ({ dataDir, backups }: Watched) => ({ data: dataDir, files: join(dataDir, 'files'), backups })

const backupFamilies = async (folder: string): Promise<Family[]> => {
  const [newest] = await wholeBackups(folder)
  const made = newest && madeAt(newest).getTime() / 1000
  return made ? [gauge('chengban_backup_last_timestamp_seconds', 'When the newest backup was made.', made)] : []
}

const isSame = (given: string, wanted: string): boolean => {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
