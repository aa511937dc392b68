import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import { notify } from '@chengban/engine/row/announce.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { apply } from '../apply.call.ts'

/** One message a day to each holder of role:manage, however often the button is pressed. */
export const applyForRight: CallHandler<typeof apply> = (engine, { code, screen }) => {
  const { actor, catalog } = engine.writer
  return engine.write(catalog.entity('message'), async (tx) => {
    const [operation] = await tx.query<{ name: string }>('select name from store.operation where id = $1', [code])
    if (!operation) throw invalid({ code: '操作码不存在' })
    const [asker] = await tx.query<{ name: string }>('select name from store."user" where id = $1', [actor.userId])
    const title = `${asker?.name} 申请权限「${operation.name}」`
    const holders = await tx.query<{ id: string }>(
      `select h.id from app.holders_of('role:manage', $1) h (id)
       where not exists (select from store.message m where m.user_id = h.id and m.title = $2 and m.tz_create > $1::timestamptz - interval '1 day')`,
      [clock.now().toISOString(), title],
    )
    await notify(
      tx,
      holders.map(({ id }) => ({
        userId: id,
        senderId: actor.userId,
        kind: '通知' as const,
        title,
        text: screen ? `打开 ${String(screen)} 需要 ${String(code)}` : String(code),
        module: 'user',
        relevanceId: actor.userId,
        link: `/record/user/${actor.userId}`,
      })),
    )
    return { sent: holders.length }
  })
}
