import type { Cluster } from './cluster.ts'

/** What PostgreSQL is started with. Data are synced at every commit; only expendable clusters in memory are not. */
export const settingsOf = (cluster: Cluster, port: number): [name: string, value: string][] => [
  ['port', String(port)],
  ['listen_addresses', '127.0.0.1'],
  ['unix_socket_directories', ''],
  ['max_connections', '200'],
  ['shared_buffers', '256MB'],
  ['effective_cache_size', '1GB'],
  ['work_mem', '16MB'],
  ['random_page_cost', '1.1'],
  ['jit', 'off'],
  ['timezone', 'UTC'],
  ['log_timezone', 'UTC'],
  ['log_checkpoints', 'off'],
  ...(cluster.tmpfs ? expendable : []),
]

const expendable: [name: string, value: string][] = [
  ['fsync', 'off'],
  ['synchronous_commit', 'off'],
  ['full_page_writes', 'off'],
  ['shared_buffers', '128MB'],
  ['autovacuum', 'off'],
]
