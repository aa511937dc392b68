import type { CallHandler } from '@chengban/engine/call.ts'
import { config } from '../config.entity.ts'
import type { list } from '../list.call.ts'

const shown = '^(app|upload|iframe|ui)\\.'

/** Keys that pages need are nobody's secret; no key of type 密钥 is among them, whatever it is called. */
export const listConfig: CallHandler<typeof list> = (engine) =>
  engine.write(config, async (tx) => ({
    nodes: await tx.query(`select key, value from store.config where key ~ $1 and type <> '密钥' order by key`, [
      shown,
    ]),
  }))
