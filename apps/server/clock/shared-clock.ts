import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { channel } from '@chengban/engine/row/channel.ts'
import { Listener } from '../live/listener.ts'

type Transaction = <T>(work: (tx: Sql) => Promise<T>) => Promise<T>

const key = 'clock.offsetSeconds'

/**
 * The clock shared by all processes of one database: its offset is stored there, and the process that moves it notifies
 * the others.
 */
export const sharedClock = async (
  transaction: Transaction,
  listenUrl: string,
): Promise<{ shift(seconds: number): Promise<void>; stop(): Promise<void> }> => {
  const follow = async (): Promise<void> => {
    const [row] = await transaction((tx) =>
      tx.query<{ value: string }>('select value from app.setting where key = $1', [key]),
    )
    if (row) clock.shift(Number(row.value))
  }
  const listener = new Listener(listenUrl, {
    onPayload: (payload) => {
      if (payload?.includes('"event":"clock"')) clock.shift((JSON.parse(payload) as { offset: number }).offset)
    },
    onBack: () => void follow().catch(() => undefined),
  })
  await listener.start()
  await follow()
  return {
    shift: async (seconds) => {
      await transaction(async (tx) => {
        await tx.query(
          'insert into app.setting (key, value) values ($1, $2) on conflict (key) do update set value = $2',
          [key, String(seconds)],
        )
        await tx.query('select pg_notify($1, $2)', [channel, JSON.stringify({ event: 'clock', offset: seconds })])
      })
      clock.shift(seconds)
    },
    stop: () => listener.stop(),
  }
}
