import { clock, today } from '@chengban/engine/clock.ts'
import { writableNow } from '@chengban/ui/data/writable-now.ts'
import { errorsOf } from '@chengban/ui/form/check.ts'
import { firstValues } from '@chengban/ui/form/values.ts'
import type { Scene } from './scene.ts'
import type { Row } from './world.ts'

/** What the form of the browser would say of a row that the server took. */
export const objections = ({ entity, person }: Scene, sent: Row): Readonly<Record<string, string>> => {
  const has = (code: string): boolean => person.judge.has(code)
  const asker = { userId: person.id, has, today: today(), now: clock.now().toISOString() }
  const names = writableNow(entity, asker)
  const values = { ...firstValues(entity, names, asker, undefined), ...sent }
  return errorsOf({ entity, names, values, asker })
}
