import type { Field } from '@chengban/kernel/field.ts'
import type { Setting } from '@chengban/kernel/setting.ts'
import { use } from 'react'
import type { Row } from '../../data/row.ts'
import { loadPart } from '../../declarations/load-part.ts'

type Declared = Readonly<Record<string, Setting>>

const loading = new WeakMap<() => Promise<Declared>, Promise<Declared>>()

/** The parameter whose value the field holds in this row, undefined where nobody declares it; suspends until all have come. */
export const useSetting = ({ options: { setting } }: Field, row: Row): Setting | undefined => {
  const settings = setting ? use(loadOnce(setting.declared)) : {}
  const key = setting && row[setting.by]
  return typeof key === 'string' ? settings[key] : undefined
}

/** A failed load is retried at the next call. */
const loadOnce = (load: () => Promise<Declared>): Promise<Declared> => {
  const known = loading.get(load)
  if (known) return known
  const promise = loadPart(load)
  loading.set(load, promise)
  promise.catch(() => loading.delete(load))
  return promise
}
