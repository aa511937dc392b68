import pg from 'pg'

/** A small pool whose lost connections harm nobody: the next one is made anew. */
export const smallPool = (config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool(config)
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
