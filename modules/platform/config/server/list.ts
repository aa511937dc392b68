import type { CallHandler } from '@chengban/engine/call.ts'
import type { list } from '../list.call.ts'

const shown = '^(app|upload|iframe|ui)\\.'

/**
 * Lists the parameters that pages need, open to everybody. Keys of type 密钥 are never included, regardless of their
 * names.
 */
export const listConfig: CallHandler<typeof list> = (engine) =>
  engine.asHouse('parameters that every page needs, never secret ones', async (tx) => ({
    nodes: await tx.query(`select key, value from store.config where key ~ $1 and type <> '密钥' order by key`, [
      shown,
    ]),
  }))
